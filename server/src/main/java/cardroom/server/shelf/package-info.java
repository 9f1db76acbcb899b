/// What games this room can open.
///
/// The front door is [cardroom.server.shelf.Shelf].
@NullMarked
package cardroom.server.shelf;

import org.jspecify.annotations.NullMarked;
