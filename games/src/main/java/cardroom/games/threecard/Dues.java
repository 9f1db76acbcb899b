package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Due;
import cardroom.games.banked.Wager;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Optional;

/// What an unlimited bank would do with each wager of a bettor on a circle.
///
/// The sentences name no card of a hand that is not shown.
record Dues(Felt felt) {

  private static final List<Rule> PAIR_PLUS_RULES = List.of(PAIR_PLUS_PAYS, PAIR_PLUS);
  private static final List<Rule> FORFEITED = List.of(FOLDED, PAIR_PLUS);
  private static final List<Rule> SIX_CARD_RULES = List.of(SIX_CARDS_PAY, SIX_CARDS);

  List<Due> of(Box box, Bet bet, Wager wager) {
    return switch (wager) {
      case ANTE -> List.of(ante(box, bet));
      case PLAY -> play(box, bet).stream().toList();
      case PAIR_PLUS -> pairPlus(box, bet).stream().toList();
      case SIX_CARD_BONUS -> sixCardBonus(box, bet).stream().toList();
      case GAME, INSURANCE, BUSTER, RED_FLEX -> List.of();
    };
  }

  private Due ante(Box box, Bet bet) {
    var stake = bet.on(Wager.ANTE);
    if (box.folds(bet.position())) {
      return due(bet, Wager.ANTE, stake, stake.negated(), List.of(FOLDED), "folded");
    }
    var verdict = verdict(box);
    var amount =
        switch (verdict.result()) {
          case WIN, ANTE_ONLY -> stake;
          case PUSH -> Money.ZERO;
          case LOSE -> stake.negated();
        };
    return due(bet, Wager.ANTE, stake, amount, verdict.rules(), why(box));
  }

  /// Always as much as the Ante (3CP-WAGER-3).
  private Optional<Due> play(Box box, Bet bet) {
    if (!box.plays(bet.position())) {
      return Optional.empty();
    }
    var stake = bet.on(Wager.ANTE);
    var verdict = verdict(box);
    var amount =
        switch (verdict.result()) {
          case WIN -> stake;
          case ANTE_ONLY, PUSH -> Money.ZERO;
          case LOSE -> stake.negated();
        };
    return Optional.of(due(bet, Wager.PLAY, stake, amount, verdict.rules(), why(box)));
  }

  private Verdict verdict(Box box) {
    return Verdict.of(box.rank(), felt.bankRank(), felt.qualifies());
  }

  private String why(Box box) {
    var bank = felt.bankRank().words();
    return felt.qualifies()
        ? "%s against %s".formatted(box.rank().words(), bank)
        : "%s does not qualify".formatted(bank);
  }

  private Optional<Due> pairPlus(Box box, Bet bet) {
    var stake = bet.on(Wager.PAIR_PLUS);
    if (stake.isZero()) {
      return Optional.empty();
    }
    if (box.folds(bet.position())) {
      return Optional.of(due(bet, Wager.PAIR_PLUS, stake, stake.negated(), FORFEITED, "folded"));
    }
    var rank = box.rank();
    var odds = felt.sheet().pairPlus().flatMap(bonus -> bonus.pays().on(rank.category()));
    return Optional.of(bonus(bet, Wager.PAIR_PLUS, odds, PAIR_PLUS_RULES, rank.words()));
  }

  /// A fold does not forfeit it (3CP-FOLD-2).
  private Optional<Due> sixCardBonus(Box box, Bet bet) {
    if (bet.on(Wager.SIX_CARD_BONUS).isZero()) {
      return Optional.empty();
    }
    var odds = felt.sixCardsPay(box);
    var rules =
        box.folds(bet.position())
            ? List.<Rule>of(SIX_CARDS_PAY, SIX_CARDS, FOLD_KEEPS_SIX_CARDS)
            : SIX_CARD_RULES;
    var hand = felt.isShown(box) ? felt.sixCards(box).words() : "no hand that pays";
    return Optional.of(bonus(bet, Wager.SIX_CARD_BONUS, odds, rules, hand));
  }

  private Due bonus(Bet bet, Wager wager, Optional<Odds> odds, List<Rule> rules, String hand) {
    var stake = bet.on(wager);
    var sheet = felt.sheet();
    var amount =
        odds.map(pays -> pays.on(stake, sheet.payoutRounding(), sheet.moneyUnit()))
            .orElse(stake.negated());
    var why = odds.map(pays -> hand + ": " + pays).orElse(hand);
    return due(bet, wager, stake, amount, rules, why);
  }

  private static Due due(
      Bet bet, Wager wager, Money stake, Money amount, List<Rule> rules, String why) {
    return new Due(bet.position(), bet.bettor(), wager, 0, stake, amount, rules, why);
  }
}
