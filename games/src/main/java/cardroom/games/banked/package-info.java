/// Games with a player-dealer: wagers, schedules, the action button, and what the bank can cover.
@NullMarked
package cardroom.games.banked;

import org.jspecify.annotations.NullMarked;
