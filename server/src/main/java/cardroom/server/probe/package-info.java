/// A guest who uses nothing but the protocol, to check that the room works.
///
/// The front door is [cardroom.server.probe.FirstCard].
@NullMarked
package cardroom.server.probe;

import org.jspecify.annotations.NullMarked;
