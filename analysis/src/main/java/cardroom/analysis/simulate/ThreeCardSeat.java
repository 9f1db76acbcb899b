package cardroom.analysis.simulate;

import cardroom.games.money.Money;

/// What a simulated seat stakes at Three Card Poker each round and how it plays; zero leaves a
/// bonus wager out.
public record ThreeCardSeat(Money ante, Money pairPlus, Money sixCard, FoldChart chart) {}
