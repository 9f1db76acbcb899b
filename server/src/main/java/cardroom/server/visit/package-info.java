/// Somebody who comes through the doors by the protocol alone, to see that all is well.
///
/// The front door is [cardroom.server.visit.FirstCard].
@NullMarked
package cardroom.server.visit;

import org.jspecify.annotations.NullMarked;
