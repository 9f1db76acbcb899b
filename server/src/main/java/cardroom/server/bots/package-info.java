/// Bots at tables: they see what any player sees and act after a pause.
///
/// The front door is [cardroom.server.bots.Bots].
@NullMarked
package cardroom.server.bots;

import org.jspecify.annotations.NullMarked;
