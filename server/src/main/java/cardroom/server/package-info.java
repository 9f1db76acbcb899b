/// The live room, put together from its parts.
///
/// The front door is [cardroom.server.Room].
@NullMarked
package cardroom.server;

import org.jspecify.annotations.NullMarked;
