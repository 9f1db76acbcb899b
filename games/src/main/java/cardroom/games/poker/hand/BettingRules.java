package cardroom.games.poker.hand;

import cardroom.cards.Cards;
import cardroom.cards.ranking.Rankings;
import cardroom.games.poker.betting.BettingRound;
import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Opening;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;

/// What a place may bet, and what follows when it does.
final class BettingRules {
  private static final int FIVE = 5;

  /// The lowest pair of jacks.
  private static final int JACKS = Rankings.HIGH.strength(Cards.bits(Cards.parse("JcJd4h3s2c")));

  private BettingRules() {}

  /// The clause that fixes the sizes now: with an open pair showing it is its own (STUD-4), else a
  /// limit has that of the street.
  static Rule sizes(Hand hand) {
    var felt = hand.felt();
    var structure = felt.structure();
    var street = felt.streetNow();
    boolean openPair =
        hand instanceof Betting b && b.round().unitMax() > structure.unit(street.bet());
    if (openPair) {
      return VariantRule.STUD_OPEN_PAIR;
    }
    var rule = structure.rule();
    return rule == PokerRule.STREET_SIZES ? street.sizes() : rule;
  }

  static LegalOptions.Bets options(Betting b) {
    return bar(b) == NoRaiseReason.NONE
        ? unbarred(b)
        : new LegalOptions.Bets(b.place(), toCall(b), 0, 0, 1, false, true);
  }

  /// The same where nothing keeps the place from raising.
  static LegalOptions.Bets unbarred(Betting b) {
    return range(b.felt(), b.round(), b.place(), toCall(b), false, true);
  }

  /// Whether there is a bet to call; otherwise the place may check.
  static boolean owes(Betting b) {
    return b.round().call(b.felt().chips(), b.place()) > 0;
  }

  private static long toCall(Betting b) {
    return Math.max(0, b.round().call(b.felt().chips(), b.place()));
  }

  static LegalOptions.Bets options(Opening o) {
    long call = Math.min(o.felt().terms().bringIn(), o.felt().chips().behind(o.place()));
    return range(o.felt(), o.round(), o.place(), call, true, o.mayFold());
  }

  private static LegalOptions.Bets range(
      Felt felt, BettingRound round, int place, long call, boolean bringsIn, boolean mayFold) {
    var structure = felt.structure();
    long allIn = felt.chips().most(place);
    long pot = structure.capped() ? 0 : felt.pot();
    long least = round.full() + round.unit();
    long most = round.full() + structure.most(round, pot, call);
    long step = structure.step(round);
    if (felt.terms().openPairHolderOnly() && !RoundOpener.hasOpenPair(felt, place)) {
      most = Math.min(most, round.full() + round.unit());
    }
    if (round.completes() && round.full() > 0 && round.full() < round.unit()) {
      // A short all-in may be completed to a full bet, whatever a raise would be.
      least = round.unit();
      step = round.full();
    }
    most = Math.max(least, most);
    if (bringsIn && allIn <= call) {
      return new LegalOptions.Bets(place, call, 0, 0, 1, true, mayFold);
    }
    return allIn <= least
        ? new LegalOptions.Bets(place, call, allIn, allIn, 1, bringsIn, mayFold)
        : new LegalOptions.Bets(place, call, least, Math.min(most, allIn), step, bringsIn, mayFold);
  }

  /// Why the place may not raise, if it may not.
  static NoRaiseReason bar(Betting b) {
    var felt = b.felt();
    var round = b.round();
    int place = b.place();
    var terms = felt.terms();
    if (felt.chips().most(place) <= round.level()) {
      return NoRaiseReason.NO_CHIPS;
    }
    if (round.checked().contains(place) && !terms.variant().checkRaise()) {
      return NoRaiseReason.CHECKED;
    }
    if (isCapped(felt, round)) {
      return NoRaiseReason.CAPPED;
    }
    if (!mayOpen(felt, round, place)) {
      return NoRaiseReason.NO_OPENERS;
    }
    if (round.answered().contains(place) && !isReopened(felt, round, place)) {
      return NoRaiseReason.NOT_REOPENED;
    }
    return felt.able().without(place).isEmpty() ? NoRaiseReason.NO_OPPONENT : NoRaiseReason.NONE;
  }

  /// Before the draw the first raise takes a pair of jacks or better.
  private static boolean mayOpen(Felt felt, BettingRound round, int place) {
    boolean first = felt.street() == 0 && round.aggressor() < 0;
    if (!first
        || !felt.terms().readings().openersJacks()
        || felt.variant().irregularities() != IrregularitySection.DRAW_GAMES) {
      return true;
    }
    long own = felt.layout().own(place);
    return Long.bitCount(own) == FIVE && Rankings.HIGH.strength(own) >= JACKS;
  }

  private static boolean isCapped(Felt felt, BettingRound round) {
    return round.bets() >= felt.terms().betsMax()
        && felt.terms().structure().capped()
        && !(felt.terms().uncappedHeadsUp() && felt.live().size() == 2);
  }

  /// Short all-ins add up for the player who faces them.
  private static boolean isReopened(Felt felt, BettingRound round, int place) {
    return felt.terms().recorded()
        || felt.structure().counts(round.level() - felt.chips().in(place), round.unit());
  }

  /// Amounts that a stack explains, as other rooms record them: a raise reduced to what can still
  /// be called.
  static boolean isExplained(Felt felt, BettingRound round, int place, long total) {
    if (!felt.terms().recorded() || total <= round.level() || total > felt.chips().most(place)) {
      return false;
    }
    long others = 0;
    var rivals = felt.live().without(place);
    for (int rival = rivals.first(); rival >= 0; rival = rivals.next(rival)) {
      others = Math.max(others, felt.chips().most(rival));
    }
    return total == others || total == felt.chips().most(place);
  }

  static Hand fold(Opening o) {
    var felt = o.felt().folded(o.place());
    return HandPhases.opening(felt, o.round().folded(o.place()), o.place());
  }

  /// Whether the place may raise, and to that total.
  static boolean takes(Betting b, long total) {
    return bar(b) == NoRaiseReason.NONE && unbarred(b).takes(total);
  }

  /// The place puts in what it owes, or all it has.
  static Felt called(Betting b) {
    var chips = b.felt().chips();
    return b.felt().chips(chips.put(b.place(), b.round().call(chips, b.place())));
  }

  /// The others have to answer what the place has bet.
  static BettingRound raised(Felt paid, BettingRound round, int place, long total) {
    var others = paid.able().without(place);
    return round.bet(paid.structure(), place, total, others);
  }

  static Hand bet(Felt felt, BettingRound round, int place, long total) {
    var paid = felt.chips(felt.chips().putTo(place, total));
    return HandPhases.settled(paid, raised(paid, round, place, total), place);
  }

  static Hand bringIn(Opening o) {
    var felt = o.felt();
    long amount = Math.min(felt.terms().bringIn(), felt.chips().behind(o.place()));
    var next = felt.chips(felt.chips().put(o.place(), amount));
    var others = next.able().without(o.place());
    // A short bring-in does not lower what the others must put in.
    var round = o.round().broughtIn(felt.structure(), o.place(), felt.terms().bringIn(), others);
    return HandPhases.settled(next, round, o.place());
  }
}
