package cardroom.analysis.simulate;

import cardroom.games.money.Money;

/// What a simulated seat stakes each round and how it plays; zero leaves a bonus wager out.
///
/// @param insures whether it insures for the most it may whenever an ace shows
public record SeatPlan(Money game, Money buster, Money redFlex, PlayChart chart, boolean insures) {}
