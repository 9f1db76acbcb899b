package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ThreeCardPlan.ANTE;
import static cardroom.analysis.simulate.ThreeCardPlan.PAIR_PLUS;
import static cardroom.analysis.simulate.ThreeCardPlan.PLAY;
import static cardroom.analysis.simulate.ThreeCardPlan.SIX_CARD;

import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.ThreeCardLookup;
import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.ThreeCardCategory;

/// Deals, plays and judges one round of Three Card Poker after another without allocating: the fast
/// twin of `games.threecard`, tested against it round by round.
@SuppressWarnings("EnumOrdinal") // the tables of ThreeCardRules are arrays by category
final class ThreeCardRound extends PlayedRound {

  private static final byte FORFEITS = 0;

  private final ThreeCardRules rules;
  private final DealtShoe shoe;
  private final int[] strength;
  private final long[] cards;
  private final boolean[] isPlayed;
  private final byte foldedStage;
  private int bottom;

  ThreeCardRound(ThreeCardRules rules, DealtShoe shoe) {
    super(
        rules.ante.length,
        new SettlingOrder(
            rules.sheet.button(), rules.order, rules.sheet.forfeitsCollectedFirst() ? 1 : 0));
    this.rules = rules;
    this.shoe = shoe;
    strength = new int[seats];
    cards = new long[seats];
    isPlayed = new boolean[seats];
    foldedStage = rules.sheet.forfeitsCollectedFirst() ? FORFEITS : DueOrder.LATER;
  }

  @Override
  int wagersPerSeat() {
    return KINDS;
  }

  /// Stacks of three, clockwise from the bank's left, the bank last (3CP-DEAL-2).
  @Override
  void play() {
    shoe.beginRound();
    for (var seat = 0; seat < seats; seat++) {
      var one = shoe.draw();
      var two = shoe.draw();
      var three = shoe.draw();
      strength[seat] = ThreeCardLookup.strength(one, two, three);
      cards[seat] = 1L << one | 1L << two | 1L << three;
    }
    var one = shoe.draw();
    var two = shoe.draw();
    bottom = shoe.draw();
    judge(ThreeCardLookup.strength(one, two, bottom), 1L << one | 1L << two | 1L << bottom);
  }

  private void judge(int bank, long bankCards) {
    var paid = 0L;
    var lost = 0L;
    for (var seat = 0; seat < seats; seat++) {
      isPlayed[seat] = strength[seat] >= rules.weakest[seat][bottom >> 2];
      var at = seat * KINDS;
      if (isPlayed[seat]) {
        played(seat, bank);
      } else {
        due[at + ANTE] = -rules.ante[seat];
        due[at + PLAY] = 0;
        due[at + PAIR_PLUS] = -rules.pairPlus[seat];
      }
      due[at + SIX_CARD] = sixCard(seat, bankCards);
      for (var kind = 0; kind < KINDS; kind++) {
        paid += Math.max(due[at + kind], 0);
        lost += Math.max(-due[at + kind], 0);
      }
    }
    payouts = paid;
    losses = lost;
  }

  /// 3CP-OUT-1 to -4, and Pair Plus on a hand that was not folded (3CP-PP-1).
  private void played(int seat, int bank) {
    var at = seat * KINDS;
    var stake = rules.ante[seat];
    var isQualified = bank >= rules.qualifiedFrom;
    var result = Integer.compare(strength[seat], bank);
    due[at + ANTE] = isQualified ? result * stake : stake;
    due[at + PLAY] = isQualified ? result * stake : 0;
    due[at + PAIR_PLUS] =
        rules.pairPlusResult[seat][ThreeCardCategory.of(strength[seat]).ordinal()];
  }

  /// Judged even when the hand is folded (3CP-FOLD-2).
  private long sixCard(int seat, long bankCards) {
    return rules.isSixCardPlayed
        ? rules
            .sixCardResult[seat][
            HighCategory.of(HighLookup.strength(cards[seat] | bankCards)).ordinal()]
        : 0;
  }

  @Override
  int button() {
    return rules.buttonByRank[bottom >> 2];
  }

  @Override
  void put(int seat, int kind, DueOrder into) {
    var isForfeit = !isPlayed[seat] && (kind == ANTE || kind == PAIR_PLUS);
    into.put(
        seat * KINDS + kind, due[seat * KINDS + kind], isForfeit ? foldedStage : DueOrder.LATER);
  }
}
