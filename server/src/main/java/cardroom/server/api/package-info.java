/// The room's doors: HTTP and WebSocket.
///
/// The front door is [cardroom.server.api.Doors].
@NullMarked
package cardroom.server.api;

import org.jspecify.annotations.NullMarked;
