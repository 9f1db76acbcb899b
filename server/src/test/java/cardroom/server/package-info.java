/// Tests of the room as a whole.
@NullMarked
package cardroom.server;

import org.jspecify.annotations.NullMarked;
