/// Poker hands written down: [cardroom.notation.poker.PokerScript] reads one hand and plays it. The
/// notation is described in `docs/notation.md`.
@NullMarked
package cardroom.notation.poker;

import org.jspecify.annotations.NullMarked;
