/// Rounds against a player-dealer written down: [cardroom.notation.banked.BankedScript] reads one
/// and plays it, [cardroom.notation.banked.BankedNotation] writes one that was played. The notation
/// is described whole in `docs/notation.md`.
@NullMarked
package cardroom.notation.banked;

import org.jspecify.annotations.NullMarked;
