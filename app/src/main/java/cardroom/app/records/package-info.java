/// Commands about a room's records: a copy of them, and rounds to take away.
@NullMarked
package cardroom.app.records;

import org.jspecify.annotations.NullMarked;
