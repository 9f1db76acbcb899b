package cardroom.analysis.simulate;

import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.Rankings;
import cardroom.games.money.Money;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.JudgedHand;
import cardroom.games.threecard.JudgedHand.Whose;
import cardroom.games.threecard.Sheet;
import java.util.List;

/// A side bet of Three Card Poker as plain numbers: the hand that decides it, and what each kind
/// brings.
final class JudgedBonus {

  private final JudgedHand hand;
  private final List<? extends HandCategory> kinds;

  /// What it brings each seat: by the place of the kind, and after them by any other hand.
  private final long[][] results;

  final long[] stake;
  final boolean isPlayed;
  final boolean isLostByFold;

  /// Whether the strength of the seat's three cards, which is known anyway, decides it.
  private final boolean isKnown;

  JudgedBonus(Sheet sheet, HouseBet bet, List<ThreeCardSeat> seats) {
    hand = bet.bet().hand();
    kinds = bet.bet().kinds();
    results =
        seats.stream().map(seat -> results(sheet, bet, seat.on(bet.id()))).toArray(long[][]::new);
    stake = seats.stream().mapToLong(seat -> seat.on(bet.id()).cents()).toArray();
    isPlayed = seats.stream().anyMatch(seat -> seat.on(bet.id()).isPositive());
    isLostByFold = !bet.bet().outlivesFold();
    isKnown = hand.whose() == Whose.PLAYER && hand.ranking().equals(Rankings.THREE_CARD);
  }

  private static long[] results(Sheet sheet, HouseBet bet, Money stake) {
    var kinds = bet.bet().kinds();
    var results = new long[kinds.size() + 1];
    for (var place = 0; place < kinds.size(); place++) {
      results[place] =
          bet.pays(kinds.get(place))
              .map(pays -> pays.on(stake, sheet.payoutRounding(), sheet.moneyUnit()))
              .orElse(stake.negated())
              .cents();
    }
    results[kinds.size()] = stake.negated().cents();
    return results;
  }

  /// @param strength of the seat's three cards
  long result(int seat, int strength, long player, long bank) {
    if (!isPlayed) {
      return 0;
    }
    return results[seat][place(isKnown ? strength : strength(player, bank))];
  }

  private int strength(long player, long bank) {
    return hand.ranking()
        .strength(
            switch (hand.whose()) {
              case PLAYER -> player;
              case BANK -> bank;
              case BOTH -> player | bank;
            });
  }

  private int place(int strength) {
    var kind = hand.kind().apply(strength);
    for (var place = 0; place < kinds.size(); place++) {
      if (kinds.get(place) == kind) {
        return place;
      }
    }
    return kinds.size();
  }
}
