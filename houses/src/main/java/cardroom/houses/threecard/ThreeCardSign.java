package cardroom.houses.threecard;

import cardroom.cards.Rank;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.threecard.HandPays;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.ThreeCardRule;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.banked.BacklineWords;
import cardroom.houses.banked.PostedSchedule;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.Sign.Line;
import cardroom.houses.signs.Sign.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The sign of a Three Card Poker table: game, limits and collection rates (3CP-SIGN-1), what the
/// bonus bets pay, and how this house plays.
record ThreeCardSign(Sheet sheet, PostedSchedule posted) {

  static Sign of(Sheet sheet, Stakes stakes) {
    var schedule =
        PostedSchedule.schedule(sheet.schedules(), sheet.house(), "three-card-poker", stakes);
    return new ThreeCardSign(sheet, new PostedSchedule(schedule, sheet.fees())).sign();
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
        posted.fees(List.of()),
        tables(),
        rules(),
        posted.notices(sheet.notices()));
  }

  private String subtitle() {
    var bets =
        sheet.offered().stream().map(bet -> bet.id().label()).collect(Collectors.joining(" and "));
    return bets.isEmpty() ? "" : "with " + bets;
  }

  private List<Table> tables() {
    return sheet.sideBets().stream()
        .flatMap(bet -> bet.table().map(pays -> table(bet, pays)).stream())
        .toList();
  }

  private Table table(HouseBet bet, HandPays pays) {
    var lines =
        pays.lines().entrySet().stream()
            .map(line -> new Line(line.getKey().title(), line.getValue().toString()))
            .toList();
    return new Table(bet.id().label(), posted.limits(bet.limits()), bet.bet().judged(), lines);
  }

  private String folding() {
    var lost = labels(bet -> bet.bet().whenFolded().isLost()).map(label -> " and " + label);
    var kept =
        labels(bet -> !bet.bet().whenFolded().isLost()).map("; the %s stays in action"::formatted);
    return Stream.of(Stream.of("A fold loses Ante"), lost, kept, Stream.of("."))
        .flatMap(words -> words)
        .collect(Collectors.joining());
  }

  private Stream<String> labels(Predicate<HouseBet> which) {
    return sheet.sideBets().stream().filter(which).map(bet -> bet.id().label());
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
    rules.add(folding());
    if (sheet.circles().maxPerPlayer() > 0) {
      rules.add(
          "One player may bet on at most %d circles.".formatted(sheet.circles().maxPerPlayer()));
    }
    rules.add(
        BacklineWords.of(
            sheet.backline(),
            ThreeCardWagers.ANTE,
            sheet.offered().stream().map(HouseBet::id).toList()));
    rules.add(
        "A player banks at most %d hands in a row; the bank is then offered clockwise."
            .formatted(sheet.bank().turnLength()));
    return rules;
  }
}
