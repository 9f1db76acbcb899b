/// Opening the room.
@NullMarked
package cardroom.app.open;

import org.jspecify.annotations.NullMarked;
