/// Rounds written down: one notation for tests, the judge, bug reports and the replay.
///
/// The front doors are [cardroom.games.notation.Script], which cuts a text into rounds, and
/// [cardroom.games.notation.BankedScript], which reads a round against a player-dealer and plays
/// it. The notation is described whole in `docs/notation.md`.
@NullMarked
package cardroom.games.notation;

import org.jspecify.annotations.NullMarked;
