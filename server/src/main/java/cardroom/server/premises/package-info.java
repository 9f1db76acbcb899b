/// A room on its premises: the folder with its data, its key and its lock, and everything that is
/// switched on when it opens.
///
/// The front door is [cardroom.server.premises.OpenRoom].
@NullMarked
package cardroom.server.premises;

import org.jspecify.annotations.NullMarked;
