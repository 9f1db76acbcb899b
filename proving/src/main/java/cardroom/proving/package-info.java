/// Endurance of the whole system, run by `./trials`.
///
/// The front door is [cardroom.proving.Trials].
@NullMarked
package cardroom.proving;

import org.jspecify.annotations.NullMarked;
