/// A crowded room: thousands of tables, people who come and go, a restart in the middle, and at the
/// end every chip counted.
///
/// The front door is [cardroom.trials.load.LoadTrial].
@NullMarked
package cardroom.trials.load;

import org.jspecify.annotations.NullMarked;
