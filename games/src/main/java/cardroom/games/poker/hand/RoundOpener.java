package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.variant.FirstToAct;
import cardroom.games.poker.variant.ForcedBets;

/// Who opens a betting round.
final class RoundOpener {
  private static final int RANKS = 13;
  private static final int SUITS = 4;

  private RoundOpener() {}

  /// The place that leads a later round; among equals, the first left of the dealer.
  static int leader(Felt felt) {
    if (felt.odd().leader() >= 0 && felt.isLastStreet()) {
      return felt.odd().leader();
    }
    return leaders(felt).first();
  }

  /// All places whose claim to lead is equal.
  static PlaceSet leaders(Felt felt) {
    var lead = felt.variant().lead();
    if (lead == FirstToAct.LEFT_OF_BUTTON) {
      return PlaceSet.of(felt.live().first());
    }
    boolean high = lead == FirstToAct.HIGHEST_SHOWING;
    int best = -1;
    var leaders = PlaceSet.NONE;
    var live = felt.live();
    for (int place = live.first(); place >= 0; place = live.next(place)) {
      int key = BoardRank.key(felt.layout().up(place), high);
      int worth = high ? key : Integer.MAX_VALUE - key;
      if (worth > best) {
        best = worth;
        leaders = PlaceSet.of(place);
      } else if (worth == best) {
        leaders = leaders.with(place);
      }
    }
    return leaders;
  }

  /// The place that is forced to open the first round (STUD-6, RAZZ-3).
  static int forced(Felt felt) {
    boolean lowest = felt.variant().opensWith(ForcedBets.BRING_IN_BY_LOWEST_CARD);
    var candidates = felt.live().minus(felt.odd().unforced());
    int forced = (candidates.isEmpty() ? felt.live() : candidates).first();
    int best = -1;
    for (int place = candidates.first(); place >= 0; place = candidates.next(place)) {
      long up = felt.layout().up(place);
      int worth = up == 0 ? -1 : lowest ? Card.JOKER.index() - lowestCard(up) : highestAceLow(up);
      if (worth > best) {
        best = worth;
        forced = place;
      }
    }
    return forced;
  }

  /// Whether the cards showing before two places have the same rank.
  static boolean tiesForced(Felt felt, int one, int other) {
    long first = felt.layout().up(one);
    long second = felt.layout().up(other);
    return first != 0
        && second != 0
        && Long.numberOfTrailingZeros(first) / SUITS == Long.numberOfTrailingZeros(second) / SUITS;
  }

  /// Whether an unknown card might make the other place lead.
  static boolean isUnclear(Felt felt, int one, int other) {
    return felt.layout().unknown(one) > 0 || felt.layout().unknown(other) > 0;
  }

  private static int lowestCard(long up) {
    return Long.numberOfTrailingZeros(up);
  }

  /// The king of spades is highest and the ace of clubs lowest.
  private static int highestAceLow(long up) {
    int best = 0;
    for (long rest = up; rest != 0; rest &= rest - 1) {
      int index = Long.numberOfTrailingZeros(rest);
      best = Math.max(best, (index / SUITS + 1) % RANKS * SUITS + index % SUITS);
    }
    return best;
  }

  /// Whether two cards of one rank lie face up before the place (STUD-4).
  static boolean hasOpenPair(Felt felt, int place) {
    long rest = felt.layout().up(place);
    while (rest != 0) {
      long same = rest & 0xFL << (Long.numberOfTrailingZeros(rest) & -SUITS);
      if (same != Long.lowestOneBit(rest)) {
        return true;
      }
      rest &= ~same;
    }
    return false;
  }

  static boolean anyOpenPair(Felt felt) {
    var live = felt.live();
    for (int place = live.first(); place >= 0; place = live.next(place)) {
      if (hasOpenPair(felt, place)) {
        return true;
      }
    }
    return false;
  }
}
