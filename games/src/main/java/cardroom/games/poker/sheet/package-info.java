/// What a house settles for a poker game: [cardroom.games.poker.sheet.PokerSheet], and the rows of
/// its limits with their fees.
@NullMarked
package cardroom.games.poker.sheet;

import org.jspecify.annotations.NullMarked;
