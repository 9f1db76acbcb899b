/// What games this room can open.
///
/// The front door is [cardroom.server.catalogue.GameCatalogue].
@NullMarked
package cardroom.server.catalogue;

import org.jspecify.annotations.NullMarked;
