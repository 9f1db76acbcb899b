package cardroom.houses.threecard;

import cardroom.cards.Rank;
import cardroom.games.banked.Wager;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.Sheet.Bonus;
import cardroom.games.threecard.ThreeCardRule;
import cardroom.houses.banked.BacklineWords;
import cardroom.houses.banked.Posted;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.Sign.Line;
import cardroom.houses.signs.Sign.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The sign of a Three Card Poker table: game, limits and collection rates (3CP-SIGN-1), what the
/// bonus bets pay, and how this house plays.
record ThreeCardSign(Sheet sheet, Posted posted) {

  static Sign of(Sheet sheet, Stakes stakes) {
    var schedule = Posted.schedule(sheet.schedules(), sheet.house(), "three-card-poker", stakes);
    return new ThreeCardSign(sheet, new Posted(schedule, sheet.fees())).sign();
  }

  private Sign sign() {
    return new Sign(
        sheet.title(),
        "Three Card Poker",
        subtitle(),
        sheet.isExample(),
        posted.limits(),
        posted.stakes(),
        posted.basis(sheet.cites(), ThreeCardRule.SIGN, ThreeCardRule.FEES),
        posted.fees(Optional.empty()),
        tables(),
        rules(),
        posted.notices(sheet.notices()));
  }

  private String subtitle() {
    var bets = sheet.bonusWagers().stream().map(Wager::label).collect(Collectors.joining(" and "));
    return bets.isEmpty() ? "" : "with " + bets;
  }

  private List<Table> tables() {
    var tables = new ArrayList<Table>();
    sheet
        .pairPlus()
        .ifPresent(bonus -> tables.add(table(Wager.PAIR_PLUS, "Player's three cards", bonus)));
    sheet
        .sixCardBonus()
        .ifPresent(
            bonus ->
                tables.add(
                    table(Wager.SIX_CARD_BONUS, "Best five of player's and bank's six", bonus)));
    return tables;
  }

  private Table table(Wager wager, String counted, Bonus bonus) {
    var lines =
        bonus.pays().lines().entrySet().stream()
            .map(line -> new Line(line.getKey().title(), line.getValue().toString()))
            .toList();
    return new Table(wager.label(), posted.limits(bonus.limits()), counted, lines);
  }

  private List<String> rules() {
    var rules = new ArrayList<String>();
    rules.add("After looking at three cards, play for as much as the Ante or fold.");
    rules.add(
        sheet.cardExposedBeforeDecision()
            ? "One card of the player-dealer is face up before the players decide."
            : "The player-dealer's cards are turned up after the players have decided.");
    rules.add(
        sheet.qualifier() == Rank.TWO
            ? "The player-dealer always qualifies."
            : "The player-dealer qualifies with %s-high or better; if not, Antes win even money and Play goes back."
                .formatted(sheet.qualifier().word()));
    rules.add("Ante and Play win even money, equal hands push; there is no ante bonus.");
    rules.add("A straight beats a flush; three of a kind beats both.");
    rules.add("A fold loses Ante and Pair Plus; the 6 Card Bonus stays in action.");
    if (sheet.circles().maxPerPlayer() > 0) {
      rules.add(
          "One player may bet on at most %d circles.".formatted(sheet.circles().maxPerPlayer()));
    }
    rules.add(BacklineWords.of(sheet.backline(), Wager.ANTE, sheet.bonusWagers()));
    rules.add(
        "A player banks at most %d hands in a row; the bank is then offered clockwise."
            .formatted(sheet.bank().turnLength()));
    return rules;
  }
}
