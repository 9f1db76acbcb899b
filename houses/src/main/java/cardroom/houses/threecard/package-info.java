/// The sheet of Three Card Poker 6 Card Bonus: its keys, and the records they fill.
@NullMarked
package cardroom.houses.threecard;

import org.jspecify.annotations.NullMarked;
