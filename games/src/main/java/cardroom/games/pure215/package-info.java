/// Pure 21.5 Blackjack: hands, charts, verdicts, and the round as a fold of actions.
@NullMarked
package cardroom.games.pure215;

import org.jspecify.annotations.NullMarked;
