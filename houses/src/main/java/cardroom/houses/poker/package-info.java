/// The sheets of the poker games: [PokerForm] reads one.
@NullMarked
package cardroom.houses.poker;

import org.jspecify.annotations.NullMarked;
