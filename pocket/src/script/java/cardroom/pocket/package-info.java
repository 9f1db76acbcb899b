/// The pocket book's answers as a script for browsers, for use at a table without a connection to
/// the room.
@NullMarked
package cardroom.pocket;

import org.jspecify.annotations.NullMarked;
