/// A guest who comes in by the protocol alone, to check that the room works.
///
/// The front door is [cardroom.server.probe.FirstCard].
@NullMarked
package cardroom.server.probe;

import org.jspecify.annotations.NullMarked;
