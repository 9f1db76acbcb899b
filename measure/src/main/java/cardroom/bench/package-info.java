/// Measurements of the room's speed.
///
/// The front door is [cardroom.bench.Bench].
@NullMarked
package cardroom.bench;

import org.jspecify.annotations.NullMarked;
