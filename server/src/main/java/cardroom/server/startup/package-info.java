/// Opening a room: the folder with its data, its key and its lock, and everything that is switched
/// on.
///
/// The front door is [cardroom.server.startup.OpenRoom].
@NullMarked
package cardroom.server.startup;

import org.jspecify.annotations.NullMarked;
