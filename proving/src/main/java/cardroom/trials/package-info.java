/// Endurance of the whole system, run by `./trials`.
///
/// The front door is [cardroom.trials.Trials].
@NullMarked
package cardroom.trials;

import org.jspecify.annotations.NullMarked;
