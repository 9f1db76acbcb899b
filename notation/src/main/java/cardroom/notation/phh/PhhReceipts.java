package cardroom.notation.phh;

import cardroom.games.poker.betting.AmountsByPlace;
import java.util.Arrays;

/// What every player took from the pots according to the record, compared with what the rules give.
///
/// @param won by the rules, before any rake
/// @param hasUnseen whether a hand was mucked without its cards being named
record PhhReceipts(PhhHand hand, AmountsByPlace won, boolean hasUnseen) {
  /// Rooms take up to 5 % of a pot, up to 10 % with a jackpot; rounded for each winner.
  private static final int RAKE_MAX = 15;

  /// Whether the record is explained, and what was taken from each player's winnings.
  record Finding(PhhReason reason, AmountsByPlace rake) {}

  Finding find(long[] received) {
    var lacking = new long[won.places()];
    Arrays.setAll(lacking, i -> won.at(i) - received[i]);
    var rake = AmountsByPlace.of(lacking);
    return new Finding(isExplained(rake) ? PhhReason.AS_RECORDED : reason(rake), rake);
  }

  private boolean isExplained(AmountsByPlace rake) {
    long finest = hand.finer() ? 1 : 0;
    long odd = winners() > 1 ? 1 : finest;
    for (int i = 0; i < rake.places(); i++) {
      long least = won.at(i) > 0 ? -odd : -finest;
      if (rake.at(i) < least || rake.at(i) > won.at(i) + finest) {
        return false;
      }
    }
    return rake.sum() >= -finest * winners() && rake.sum() <= rakeMax();
  }

  private long winners() {
    return Arrays.stream(won.toArray()).filter(amount -> amount > 0).count();
  }

  private long rakeMax() {
    return won.sum() * RAKE_MAX / 100 + winners();
  }

  private PhhReason reason(AmountsByPlace rake) {
    long others = 0;
    int left = 0;
    for (int i = 0; i < rake.places(); i++) {
      others -= won.at(i) == 0 ? Math.min(0, rake.at(i)) : 0;
      left += won.at(i) > 0 && rake.at(i) >= won.at(i) ? 1 : 0;
    }
    if (isPotUnknown() && left < winners()) {
      return PhhReason.POT_UNKNOWN;
    }
    if (rake.sum() < 0) {
      return PhhReason.MORE_WON;
    }
    if (4 * others >= won.sum()) {
      return hasUnseen ? PhhReason.CARDS_UNKNOWN : PhhReason.WINNERS_DIFFER;
    }
    if (rake.sum() <= rakeMax()) {
      return PhhReason.STACKS_DIFFER;
    }
    return left > 0 ? PhhReason.WINNER_LEFT_OUT : PhhReason.LESS_WON;
  }

  /// After an all-in by a player with an unknown stack, it is open how much was called.
  private boolean isPotUnknown() {
    return hand.stacks().contains(PhhAmount.UNKNOWN);
  }
}
