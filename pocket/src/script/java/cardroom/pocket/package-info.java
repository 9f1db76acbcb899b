/// The pocket book's answers as a script for browsers, for a table without a line to the room.
@NullMarked
package cardroom.pocket;

import org.jspecify.annotations.NullMarked;
