package cardroom.games.banked;

import cardroom.games.money.Fraction;

/// The shoe of a table.
///
/// @param penetration the fraction of the shoe that is dealt before the next round begins with a
///   shuffle
public record ShoeRules(
    int decks,
    int decksMin,
    int decksMax,
    Fraction penetration,
    boolean continuousShuffle,
    boolean burnFirstCard) {}
