/// Copies of a room's records: made on time, and readable with a key alone where that is wanted.
@NullMarked
package cardroom.server.backup;

import org.jspecify.annotations.NullMarked;
