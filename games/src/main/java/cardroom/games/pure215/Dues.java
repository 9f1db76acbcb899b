package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Due;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.money.Rounding;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;

/// What an unlimited bank would do with each wager of a bettor on a circle.
record Dues(Felt felt) {

  List<Due> game(Bet bet) {
    var box = felt.boxes().get(felt.boxOf(bet.position()));
    var dues = new ArrayList<Due>();
    var index = box.index(bet.position());
    for (var number = 0; number < box.hands().size(); number++) {
      var hand = box.hands().get(number);
      var stake = hand.stake(index);
      if (stake.isPositive()) {
        dues.add(gameHand(box, bet, number, hand, stake));
      }
    }
    return dues;
  }

  private Due gameHand(Box box, Bet bet, int number, BlackjackHand hand, Money stake) {
    if (box.evenMoney().contains(bet.position())) {
      var why = "Pure 21.5 settled at even money";
      return due(bet, Pure215Wagers.GAME, number, stake, stake, List.of(NO_EVEN_MONEY), why);
    }
    var sheet = felt.sheet();
    var verdict = Verdict.of(hand, felt.bank(), sheet.pushBustedOn888());
    var amount =
        switch (verdict.result()) {
          case PURE_WIN -> pays(sheet.purePays(), stake);
          case WIN -> stake;
          case PUSH -> Money.ZERO;
          case LOSE -> stake.negated();
          case FORFEIT -> forfeit(stake).negated();
        };
    var why = "%s against %s%s".formatted(hand.words(), felt.bank().words(), paidAt(verdict));
    return due(bet, Pure215Wagers.GAME, number, stake, amount, rules(hand, verdict), why);
  }

  /// The odds a winning wager is paid at, in the words of the side bets.
  private String paidAt(Verdict verdict) {
    return switch (verdict.result()) {
      case PURE_WIN -> ": " + felt.sheet().purePays();
      case WIN -> ": " + Odds.EVEN;
      case PUSH, LOSE, FORFEIT -> "";
    };
  }

  /// A split hand of an ace and a bonus card also says why it is not a Pure.
  private static List<Rule> rules(BlackjackHand hand, Verdict verdict) {
    if (hand.isPure() || !BlackjackHand.isPure(hand.cards())) {
      return verdict.rules();
    }
    var rules = new ArrayList<>(verdict.rules());
    rules.add(NO_PURE_AFTER_SPLIT);
    return rules;
  }

  /// Decided at the peek: the bank has a Pure under its ace, or the insurance loses (P215-INS-2).
  List<Due> insurance(Bet bet) {
    var stake = felt.boxes().get(felt.boxOf(bet.position())).insurance(bet.position());
    if (stake.isZero()) {
      return List.of();
    }
    var isPure = felt.bank().isPure();
    var odds = felt.sheet().insurance().pays();
    var amount = isPure ? pays(odds, stake) : stake.negated();
    var why =
        isPure ? "the down card is a bonus card: " + odds : "the down card is not a bonus card";
    return List.of(due(bet, Pure215Wagers.INSURANCE, 0, stake, amount, List.of(INSURANCE), why));
  }

  /// A side bet wins by its pay table or loses.
  List<Due> beside(Bet bet, HouseBet side) {
    var stake = bet.on(side.id());
    if (stake.isZero()) {
      return List.of();
    }
    var cards = felt.fallen(felt.boxes().get(felt.boxOf(bet.position())));
    var count = side.count(cards);
    var odds = side.pays(count);
    var amount = odds.map(pays -> pays(pays, stake)).orElse(stake.negated());
    var words = side.bet().words().of(cards, count, odds.isPresent());
    var why = odds.map(pays -> words + ": " + pays).orElse(words);
    return List.of(due(bet, side.id(), 0, stake, amount, side.bet().paidBy(), why));
  }

  private Money pays(Odds odds, Money stake) {
    return odds.on(stake, felt.sheet().payoutRounding(), felt.sheet().moneyUnit());
  }

  /// Half of the wager, exact to the cent unless the sheet rounds (P215-SURR-3, A-22).
  private Money forfeit(Money stake) {
    var surrender = felt.sheet().surrender();
    Rounding rounding = surrender.rounding();
    return surrender.forfeits().of(stake, rounding, felt.sheet().moneyUnit());
  }

  private static Due due(
      Bet bet, WagerId wager, int hand, Money stake, Money amount, List<Rule> rules, String why) {
    return new Due(bet.position(), bet.bettor(), wager, hand, stake, amount, rules, why);
  }
}
