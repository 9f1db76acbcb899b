/// Measurements of the room's speed.
///
/// The front door is [cardroom.measure.Bench].
@NullMarked
package cardroom.measure;

import org.jspecify.annotations.NullMarked;
