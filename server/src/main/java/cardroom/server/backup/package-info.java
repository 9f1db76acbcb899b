/// Copies of a room's records: made on schedule, and sealed with a key where that is wanted.
@NullMarked
package cardroom.server.backup;

import org.jspecify.annotations.NullMarked;
