/// Poker hands written down: [cardroom.games.notation.poker.PokerScript] reads one hand and plays
/// it. The notation is described in `docs/notation.md`.
@NullMarked
package cardroom.games.notation.poker;

import org.jspecify.annotations.NullMarked;
