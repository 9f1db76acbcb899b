package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.ShoeRules;
import cardroom.games.banked.TableClauses;
import cardroom.games.banked.Wagers;
import cardroom.games.money.Fraction;

/// The parts of a Three Card Poker sheet that the table needs, and the clauses it cites.
final class SheetTerms {

  static final TableClauses CLAUSES =
      new TableClauses(
          LIMITS,
          BONUS_WAGERS,
          NO_MORE_BETS,
          LIMITS,
          TABLE,
          SIGN,
          BACKLINE,
          PLAYER_BANKED,
          HOUSE_HAS_NO_INTEREST,
          ROTATION,
          ROTATION,
          TABLE,
          TURNS,
          FEES,
          DECKS);

  /// One deck, shuffled whole for every round while the other one is in play.
  private static final ShoeRules SHOE = new ShoeRules(1, 1, 1, new Fraction(1, 1), true, false);

  private SheetTerms() {}

  static BankedTerms of(Sheet sheet, Wagers<Round> wagers) {
    return new BankedTerms(
        sheet.house(),
        sheet.title(),
        "three-card-poker",
        "Three Card Poker 6 Card Bonus",
        wagers,
        "Play along with the seat",
        sheet.moneyUnit(),
        sheet.bonusUnit(),
        SHOE,
        sheet.circles(),
        sheet.bank(),
        sheet.backline(),
        sheet.fees(),
        sheet.schedules(),
        CLAUSES);
  }
}
