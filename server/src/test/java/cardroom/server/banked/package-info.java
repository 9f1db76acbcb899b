/// A banked game of the houses in a real room.
@NullMarked
package cardroom.server.banked;

import org.jspecify.annotations.NullMarked;
