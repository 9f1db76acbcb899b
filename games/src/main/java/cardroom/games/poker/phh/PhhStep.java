package cardroom.games.poker.phh;

import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;

/// One move of a recorded hand: by a player, or by the deck.
public record PhhStep(Hand before, Action action, Hand after) {}
