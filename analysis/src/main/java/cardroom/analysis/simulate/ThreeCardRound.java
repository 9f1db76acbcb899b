package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ThreeCardPlan.ANTE;
import static cardroom.analysis.simulate.ThreeCardPlan.FIRST_BONUS;
import static cardroom.analysis.simulate.ThreeCardPlan.PLAY;

import cardroom.cards.fast.ThreeCardLookup;

/// Deals, plays and judges one round of Three Card Poker after another without allocating: the fast
/// twin of `games.threecard`, tested against it round by round.
final class ThreeCardRound extends PlayedRound {

  private static final byte FORFEITS = 0;

  private final ThreeCardRules rules;
  private final DealtShoe shoe;
  private final int[] strength;
  private final long[] cards;
  private final boolean[] isPlayed;
  private final JudgedBonus[] bonuses;
  private final byte foldedStage;
  private int bottom;

  ThreeCardRound(ThreeCardRules rules, DealtShoe shoe) {
    super(
        rules.ante.length,
        rules.kinds,
        new SettlingOrder(
            rules.sheet.button(), rules.order, rules.sheet.forfeitsCollectedFirst() ? 1 : 0));
    this.rules = rules;
    this.shoe = shoe;
    strength = new int[seats];
    cards = new long[seats];
    isPlayed = new boolean[seats];
    bonuses = rules.bonuses.toArray(JudgedBonus[]::new);
    foldedStage = rules.sheet.forfeitsCollectedFirst() ? FORFEITS : DueOrder.LATER;
  }

  @Override
  int wagersPerSeat() {
    return kinds;
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
      var at = seat * kinds;
      if (isPlayed[seat]) {
        played(seat, bank);
      } else {
        due[at + ANTE] = -rules.ante[seat];
        due[at + PLAY] = 0;
      }
      for (var bonus = 0; bonus < bonuses.length; bonus++) {
        due[at + FIRST_BONUS + bonus] = bonus(seat, bonuses[bonus], bankCards);
      }
      for (var kind = 0; kind < kinds; kind++) {
        paid += Math.max(due[at + kind], 0);
        lost += Math.max(-due[at + kind], 0);
      }
    }
    payouts = paid;
    losses = lost;
  }

  /// 3CP-OUT-1 to -4.
  private void played(int seat, int bank) {
    var at = seat * kinds;
    var stake = rules.ante[seat];
    var isQualified = bank >= rules.qualifiedFrom;
    var result = Integer.compare(strength[seat], bank);
    due[at + ANTE] = isQualified ? result * stake : stake;
    due[at + PLAY] = isQualified ? result * stake : 0;
  }

  /// A fold loses some side bets (3CP-PP-1); the others are judged all the same (3CP-FOLD-2).
  private long bonus(int seat, JudgedBonus bonus, long bankCards) {
    return isForfeit(seat, bonus)
        ? -bonus.stake[seat]
        : bonus.result(seat, strength[seat], cards[seat], bankCards);
  }

  private boolean isForfeit(int seat, JudgedBonus bonus) {
    return !isPlayed[seat] && bonus.isLostByFold;
  }

  @Override
  int button() {
    return rules.buttonByRank[bottom >> 2];
  }

  @Override
  void put(int seat, int kind, DueOrder into) {
    var isForfeit =
        kind < FIRST_BONUS
            ? kind == ANTE && !isPlayed[seat]
            : isForfeit(seat, bonuses[kind - FIRST_BONUS]);
    into.put(
        seat * kinds + kind, due[seat * kinds + kind], isForfeit ? foldedStage : DueOrder.LATER);
  }
}
