package cardroom.games.poker.hand;

/// One move of a hand: by a player, or by the deck.
public record HandStep(Hand before, Action action, Hand after) {}
