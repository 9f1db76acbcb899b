package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.HouseReadings;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.PokerSheet.Betting;
import cardroom.games.poker.sheet.PokerSheet.Customs;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.variant.ForcedBets;
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
record RecordedTable(HandStart start, PokerSheet sheet, Lineup lineup, PokerState table) {

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
            new Customs(
                false, false, false, false, false, false, false, false, HouseReadings.USUAL),
            List.of(row),
            List.of(),
            Map.of());
    var lineup = lineup(start);
    var table =
        PokerState.opened(new Setup(hand.title(), stakes, places), row)
            .chairs(chairs(start.stacks()))
            .after(lineup);
    return new RecordedTable(start, sheet, lineup, table);
  }

  /// In games with blinds the last player of a recorded hand has the button.
  private static Lineup lineup(HandStart start) {
    int places = start.places();
    boolean blinds = start.terms().variant().opensWith(ForcedBets.BLINDS);
    var seats = IntStream.rangeClosed(1, places).boxed().toList();
    return new Lineup(
        blinds ? places : 0, 0, 0, seats, amounts(start.blinds()), amounts(start.dead()), 0, 0);
  }

  private static List<Money> amounts(AmountsByPlace amounts) {
    return Arrays.stream(amounts.toArray()).mapToObj(RecordedTable::money).toList();
  }

  private static List<PokerPlayer> chairs(AmountsByPlace stacks) {
    var chairs = new ArrayList<PokerPlayer>();
    for (int place = 0; place < stacks.places(); place++) {
      var stack = money(stacks.at(place));
      chairs.add(PokerPlayer.taken(Recording.player(place), place + 1, stack, Entry.IN));
    }
    return chairs;
  }

  /// The table with a moment of the hand on it.
  PokerState during(HandInPlay play) {
    var chips = play.hand().felt().chips();
    var behind = new long[start.places()];
    Arrays.setAll(behind, chips::behind);
    return table.chairs(chairs(AmountsByPlace.of(behind))).play(play);
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
