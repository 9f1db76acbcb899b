/// A crowded room: thousands of tables, people who come and go, a restart in the middle, and at the
/// end every chip counted.
///
/// The front door is [cardroom.proving.load.LoadTrial].
@NullMarked
package cardroom.proving.load;

import org.jspecify.annotations.NullMarked;
