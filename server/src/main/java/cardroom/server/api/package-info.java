/// The room's entrance: HTTP and WebSocket.
///
/// The front door is [cardroom.server.api.WebServer].
@NullMarked
package cardroom.server.api;

import org.jspecify.annotations.NullMarked;
