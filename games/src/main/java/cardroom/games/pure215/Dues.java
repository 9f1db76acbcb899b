package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Due;
import cardroom.games.banked.Wager;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.money.Rounding;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What an unlimited bank would do with each wager of a bettor on a circle.
record Dues(Felt felt) {

  private static final List<Rule> BUSTER_RULES = List.of(BUSTER_PAYS, BUSTER_TABLES);
  private static final List<Rule> RED_FLEX_RULES =
      List.of(RED_FLEX_PAYS, RED_FLEX_WINS, RED_FLEX_TABLE);

  List<Due> of(Box box, Bet bet, Wager wager) {
    return switch (wager) {
      case GAME -> game(box, bet);
      case INSURANCE -> insurance(box, bet).stream().toList();
      case BUSTER -> buster(bet).stream().toList();
      case RED_FLEX -> redFlex(bet).stream().toList();
      case ANTE, PLAY, PAIR_PLUS, SIX_CARD_BONUS -> List.of();
    };
  }

  private List<Due> game(Box box, Bet bet) {
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

  private Due gameHand(Box box, Bet bet, int number, Hand hand, Money stake) {
    if (box.evenMoney().contains(bet.position().id())) {
      var why = "Pure 21.5 settled at even money";
      return due(bet, Wager.GAME, number, stake, stake, List.of(NO_EVEN_MONEY), why);
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
    var why = "%s against %s".formatted(hand.words(), felt.bank().words());
    return due(bet, Wager.GAME, number, stake, amount, rules(hand, verdict), why);
  }

  /// A split hand of an ace and a bonus card also says why it is no Pure.
  private static List<Rule> rules(Hand hand, Verdict verdict) {
    if (hand.isPure() || !Hand.isPure(hand.cards())) {
      return verdict.rules();
    }
    var rules = new ArrayList<>(verdict.rules());
    rules.add(NO_PURE_AFTER_SPLIT);
    return rules;
  }

  /// Decided at the peek: the bank has a Pure under its ace, or the insurance loses (P215-INS-2).
  private Optional<Due> insurance(Box box, Bet bet) {
    var stake = box.insurance(bet.position());
    if (stake.isZero()) {
      return Optional.empty();
    }
    var isPure = felt.bank().isPure();
    var amount = isPure ? pays(felt.sheet().insurance().pays(), stake) : stake.negated();
    var why = isPure ? "the down card is a bonus card" : "the down card is no bonus card";
    return Optional.of(due(bet, Wager.INSURANCE, 0, stake, amount, List.of(INSURANCE), why));
  }

  private Optional<Due> buster(Bet bet) {
    var stake = bet.on(Wager.BUSTER);
    if (stake.isZero()) {
      return Optional.empty();
    }
    var bank = felt.bank();
    var count = bank.cards().size();
    var odds =
        bank.busts()
            ? felt.sheet().buster().flatMap(buster -> buster.table().pays(count))
            : Optional.<Odds>empty();
    var why =
        odds.map(pays -> "the bank busts with %d cards: %s".formatted(count, pays))
            .orElse("the bank does not bust");
    return Optional.of(bonus(bet, Wager.BUSTER, odds, BUSTER_RULES, why));
  }

  private Optional<Due> redFlex(Bet bet) {
    var stake = bet.on(Wager.RED_FLEX);
    if (stake.isZero()) {
      return Optional.empty();
    }
    var run = felt.redRun();
    var odds = felt.sheet().redFlex().flatMap(flex -> flex.table().pays(run));
    var reds = run == 1 ? "1 red card" : run + " red cards";
    var why = odds.map(pays -> reds + " in a row: " + pays).orElse(reds + " before a black one");
    return Optional.of(bonus(bet, Wager.RED_FLEX, odds, RED_FLEX_RULES, why));
  }

  private Due bonus(Bet bet, Wager wager, Optional<Odds> odds, List<Rule> rules, String why) {
    var stake = bet.on(wager);
    var amount = odds.map(pays -> pays(pays, stake)).orElse(stake.negated());
    return due(bet, wager, 0, stake, amount, rules, why);
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
      Bet bet, Wager wager, int hand, Money stake, Money amount, List<Rule> rules, String why) {
    return new Due(bet.position(), bet.bettor(), wager, hand, stake, amount, rules, why);
  }
}
