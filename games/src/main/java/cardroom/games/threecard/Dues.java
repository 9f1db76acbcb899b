package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Due;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Optional;

/// What an unlimited bank would do with each wager of a bettor on a circle.
///
/// The sentences name no card of a hand that is not shown.
record Dues(Felt felt) {

  List<Due> ante(Bet bet) {
    var box = felt.box(bet.position());
    var stake = bet.on(ThreeCardWagers.ANTE);
    if (box.folds(bet.position())) {
      return due(bet, ThreeCardWagers.ANTE, stake, stake.negated(), List.of(FOLDED), "folded");
    }
    var verdict = verdict(box);
    var amount =
        switch (verdict.result()) {
          case WIN, ANTE_ONLY -> stake;
          case PUSH -> Money.ZERO;
          case LOSE -> stake.negated();
        };
    return due(bet, ThreeCardWagers.ANTE, stake, amount, verdict.rules(), why(box, amount));
  }

  /// Always as much as the Ante (3CP-WAGER-3).
  List<Due> play(Bet bet) {
    var box = felt.box(bet.position());
    if (!box.plays(bet.position())) {
      return List.of();
    }
    var stake = bet.on(ThreeCardWagers.ANTE);
    var verdict = verdict(box);
    var amount =
        switch (verdict.result()) {
          case WIN -> stake;
          case ANTE_ONLY, PUSH -> Money.ZERO;
          case LOSE -> stake.negated();
        };
    return due(bet, ThreeCardWagers.PLAY, stake, amount, verdict.rules(), why(box, amount));
  }

  private Verdict verdict(Box box) {
    return Verdict.of(box.rank(), felt.bankRank(), felt.qualifies());
  }

  /// Adds the odds a winning wager is paid at, in the words of the side bets.
  private String why(Box box, Money amount) {
    var bank = felt.bankRank().words();
    var judged =
        felt.qualifies()
            ? "%s against %s".formatted(box.rank().words(), bank)
            : "%s does not qualify".formatted(bank);
    return amount.isPositive() ? judged + ": " + Odds.EVEN : judged;
  }

  /// A side bet wins by its pay table or loses, unless a fold has forfeited it.
  List<Due> beside(Bet bet, HouseBet side) {
    var stake = bet.on(side.id());
    if (stake.isZero()) {
      return List.of();
    }
    var box = felt.box(bet.position());
    var folded = side.bet().whenFolded();
    if (box.folds(bet.position()) && folded.isLost()) {
      return due(bet, side.id(), stake, stake.negated(), folded.rules(), "folded");
    }
    var rules = box.folds(bet.position()) ? folded.rules() : side.bet().paidBy();
    var hand = felt.hand(box, side);
    var words = felt.isShown(box) ? hand.words() : "no hand that pays";
    return judged(bet, side, side.pays(hand.category()), rules, words);
  }

  private List<Due> judged(
      Bet bet, HouseBet side, Optional<Odds> odds, List<Rule> rules, String words) {
    var stake = bet.on(side.id());
    var sheet = felt.sheet();
    var amount =
        odds.map(pays -> pays.on(stake, sheet.payoutRounding(), sheet.moneyUnit()))
            .orElse(stake.negated());
    var why = odds.map(pays -> words + ": " + pays).orElse(words);
    return due(bet, side.id(), stake, amount, rules, why);
  }

  private static List<Due> due(
      Bet bet, WagerId wager, Money stake, Money amount, List<Rule> rules, String why) {
    return List.of(new Due(bet.position(), bet.bettor(), wager, 0, stake, amount, rules, why));
  }
}
