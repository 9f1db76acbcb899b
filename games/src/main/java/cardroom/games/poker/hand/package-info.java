/// One hand of poker as a fold of actions, dealt cards included:
/// [cardroom.games.poker.hand.PokerGame] answers whose turn it is, what is allowed, what follows
/// and who wins.
@NullMarked
package cardroom.games.poker.hand;

import org.jspecify.annotations.NullMarked;
