package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Readings;
import cardroom.games.poker.hand.Start;
import cardroom.games.poker.phh.Phh;
import cardroom.games.poker.phh.PhhHand;
import cardroom.games.poker.phh.Replayed;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.PokerSheet.Betting;
import cardroom.games.poker.sheet.PokerSheet.Customs;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.table.Chair.Entry;
import cardroom.games.poker.variant.Forced;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The table at which a recorded hand might have been played: the players of the file in seats 1,
/// 2, and so on, under the sheet `recorded`.
record RecordedTable(PhhHand record, Start start, PokerSheet sheet, Lineup lineup, Poker table) {

  static RecordedTable of(Replayed played) {
    var record = played.record();
    var start = played.end().felt().start();
    var terms = start.terms();
    int places = start.places();
    var stakes =
        record.smallBet() > 0
            ? new Stakes.Limit(money(record.smallBet()), money(record.bigBet()))
            : new Stakes.Spread(money(record.minBet()), money(record.maxBet()));
    var row =
        new StakesRow(
            "", stakes, Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO);
    var step = money(Math.max(1, terms.chip()));
    var sheet =
        new PokerSheet(
            "recorded",
            "Recorded hands",
            false,
            terms.variant(),
            places,
            step,
            new Betting(3, true, step, true, false, true, false),
            new Customs(false, false, false, false, false, false, false, false, Readings.USUAL),
            List.of(row),
            List.of(),
            Map.of());
    var lineup = lineup(start);
    var name = record.name().isEmpty() ? "Recorded hand" : "Hand " + record.name();
    var table =
        Poker.opened(new Setup(name, stakes, places), row)
            .chairs(chairs(start.stacks()))
            .after(lineup);
    return new RecordedTable(record, start, sheet, lineup, table);
  }

  /// In games with blinds the last player of a file has the button.
  private static Lineup lineup(Start start) {
    int places = start.places();
    boolean blinds = start.terms().variant().opensWith(Forced.BLINDS);
    var seats = IntStream.rangeClosed(1, places).boxed().toList();
    return new Lineup(
        blinds ? places : 0, 0, 0, seats, amounts(start.blinds()), amounts(start.dead()), 0, 0);
  }

  private static List<Money> amounts(Amounts amounts) {
    return Arrays.stream(amounts.toArray()).mapToObj(RecordedTable::money).toList();
  }

  private static List<Chair> chairs(Amounts stacks) {
    var chairs = new ArrayList<Chair>();
    for (int place = 0; place < stacks.places(); place++) {
      var stack = money(stacks.at(place));
      chairs.add(Chair.taken(Recording.player(place), place + 1, stack, Entry.IN));
    }
    return chairs;
  }

  /// What each player of the file pays before anything else.
  List<StoryLine> antes() {
    var lines = new ArrayList<StoryLine>();
    for (int place = 0; place < start.places(); place++) {
      var ante = money(Math.min(start.stacks().at(place), start.antes().at(place)));
      if (ante.isPositive()) {
        int seat = place + 1;
        var text = "Seat %d antes %s.".formatted(seat, ante);
        var rule = PostedChips.antes(sheet).id();
        lines.add(StoryLine.chips(Position.seat(seat), text, ante, rule));
      }
    }
    return lines;
  }

  /// Hundredths of the file's own unit are shown as cents.
  static Money money(long hundredths) {
    return Money.cents(hundredths);
  }

  /// The view with the file's own words for the betting, and nothing to come after the end.
  View titled(View view) {
    var head = view.table();
    var heading =
        new View.Heading(
            head.name(),
            head.house(),
            head.game(),
            stakes(head.stakes()),
            head.phase(),
            head.phase().equals("settled") ? "The hand is over." : head.prompt(),
            head.round(),
            head.cards(),
            head.wagers(),
            head.facts());
    return new View(
        heading,
        view.seats().stream().map(this::known).toList(),
        view.positions(),
        view.bank(),
        view.pots(),
        view.board(),
        view.results());
  }

  /// A stack that the file does not know (`inf`) is no amount.
  private View.SeatView known(View.SeatView seat) {
    if (seat.seat() < 1 || !Phh.isUnknown(record.stacks().get(seat.seat() - 1))) {
      return seat;
    }
    var tags = new ArrayList<>(seat.tags());
    tags.add("stack-unknown");
    return new View.SeatView(seat.seat(), seat.player(), Money.ZERO, tags);
  }

  private String stakes(String limit) {
    return record.smallBet() > 0 || record.maxBet() > 0
        ? limit
        : Optional.of(record.minBet())
            .filter(least -> least > 0)
            .map(least -> "%s, bets from %s".formatted(record.code(), money(least)))
            .orElse(record.code());
  }
}
