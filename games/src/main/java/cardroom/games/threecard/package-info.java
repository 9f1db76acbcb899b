/// Three Card Poker 6 Card Bonus: its sheet, its rules and one round of it. The front door is
/// [cardroom.games.threecard.ThreeCardPoker].
@NullMarked
package cardroom.games.threecard;

import org.jspecify.annotations.NullMarked;
