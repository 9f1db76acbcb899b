/// Rounds against a player-dealer written down: [cardroom.notation.banked.BankedScript] reads one
/// and plays it, [cardroom.notation.banked.BankedNotation] writes one that was played.
/// `docs/notation.md` describes the whole notation.
@NullMarked
package cardroom.notation.banked;

import org.jspecify.annotations.NullMarked;
