/// The poker table: seats, button, blinds, collection and the hand in progress.
/// [cardroom.games.poker.table.PokerTable] is the front door; the game is its sheet.
@NullMarked
package cardroom.games.poker.table;

import org.jspecify.annotations.NullMarked;
