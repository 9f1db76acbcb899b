/// Commands about a room's records: copying them, and exporting rounds.
@NullMarked
package cardroom.app.records;

import org.jspecify.annotations.NullMarked;
