package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Readings;
import cardroom.games.poker.hand.Start;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.PokerSheet.Betting;
import cardroom.games.poker.sheet.PokerSheet.Customs;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.table.Chair.Entry;
import cardroom.games.poker.variant.Forced;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.StoryLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The table at which a recorded hand might have been played: its players in seats 1, 2, and so on,
/// under the sheet `recorded`.
record RecordedTable(Start start, PokerSheet sheet, Lineup lineup, Poker table) {

  static RecordedTable of(RecordedHand hand) {
    var start = hand.start();
    var terms = start.terms();
    int places = start.places();
    var stakes = hand.stakes();
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
    var table =
        Poker.opened(new Setup(hand.title(), stakes, places), row)
            .chairs(chairs(start.stacks()))
            .after(lineup);
    return new RecordedTable(start, sheet, lineup, table);
  }

  /// In games with blinds the last player of a recorded hand has the button.
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

  /// The table with a moment of the hand on it.
  Poker during(HandInPlay play) {
    var chips = play.hand().felt().chips();
    var behind = new long[start.places()];
    Arrays.setAll(behind, chips::behind);
    return table.chairs(chairs(Amounts.of(behind))).play(play);
  }

  /// What each player pays before anything else.
  List<StoryLine> antes() {
    var lines = new ArrayList<StoryLine>();
    for (int place = 0; place < start.places(); place++) {
      var ante = money(Math.min(start.stacks().at(place), start.antes().at(place)));
      if (ante.isPositive()) {
        int seat = place + 1;
        var text = "Seat %d antes %s.".formatted(seat, ante);
        var rule = PostedChips.antes(sheet);
        lines.add(StoryLine.chips(Position.seat(seat), text, ante, rule));
      }
    }
    return lines;
  }

  private static Money money(long cents) {
    return Money.cents(cents);
  }
}
