/// The one JSON of all games (`docs/protocol.md`).
///
/// The front door is [cardroom.server.wire.Wire].
@NullMarked
package cardroom.server.wire;

import org.jspecify.annotations.NullMarked;
