package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.TableClauses;
import cardroom.games.banked.Wagers;
import java.util.stream.Stream;

/// The parts of a Pure 21.5 sheet that the table needs, and the clauses it cites.
final class SheetTerms {

  private SheetTerms() {}

  private static TableClauses clauses(Sheet sheet) {
    return new TableClauses(
        LIMITS,
        BONUS_WAGERS,
        BONUS_WAGERS,
        UNIT,
        TABLE,
        CIRCLES,
        backline(sheet),
        BANK_WAGER,
        BANK_SIZE,
        ROTATION,
        OFFER,
        BANKER_MAKES_NO_WAGER,
        TURNS,
        FEES_FIRST,
        DECKS);
  }

  /// Each paper has its own clause about backline betting; the sheet's `cites` says which.
  private static Pure215Rule backline(Sheet sheet) {
    return Stream.of(BACKLINE, BACKLINE_NONE, BACKLINE_STANDARD, BACKLINE_AVIATOR)
        .filter(rule -> sheet.cites().containsKey(rule.id()))
        .findFirst()
        .orElse(BACKLINE);
  }

  static BankedTerms of(Sheet sheet, Wagers<Round> wagers) {
    return new BankedTerms(
        sheet.house(),
        sheet.title(),
        "pure-21.5",
        "Pure 21.5 Blackjack",
        wagers,
        "Match doubles and splits",
        sheet.moneyUnit(),
        sheet.bonusUnit(),
        sheet.shoe(),
        sheet.circles(),
        sheet.bank(),
        sheet.backline(),
        sheet.fees(),
        sheet.schedules(),
        clauses(sheet));
  }
}
