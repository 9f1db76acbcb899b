/// What hangs at a table: the game, its limits, its collection, what its bonus bets pay.
@NullMarked
package cardroom.houses.signs;

import org.jspecify.annotations.NullMarked;
