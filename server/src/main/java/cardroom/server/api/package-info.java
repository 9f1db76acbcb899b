/// The room's doors: HTTP and WebSocket.
///
/// The front door is [cardroom.server.api.WebServer].
@NullMarked
package cardroom.server.api;

import org.jspecify.annotations.NullMarked;
