/// Chips and betting rounds: what may be bet, who is to act, and what each player has put in.
@NullMarked
package cardroom.games.poker.betting;

import org.jspecify.annotations.NullMarked;
