/// The sheet of Pure 21.5 Blackjack: its keys, and the records they fill.
@NullMarked
package cardroom.houses.pure215;

import org.jspecify.annotations.NullMarked;
