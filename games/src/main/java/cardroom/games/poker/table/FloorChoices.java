package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Event;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;

/// Every call the floor may make now, each with the clauses of its remedy. Nothing in it depends on
/// a face-down card.
final class FloorChoices {
  private final PokerState table;
  private final String floor;
  private final PokerFloorCalls calls;
  private final ComingIrregularities ahead;
  private final List<Choice> offered = new ArrayList<>();

  FloorChoices(PokerSheet sheet, PokerState table, String floor) {
    this.table = table;
    this.floor = floor;
    this.calls = new PokerFloorCalls(sheet, table);
    this.ahead = new ComingIrregularities(sheet, table);
  }

  Choices all() {
    if (calls.isPlayer(floor)) {
      return Choices.noCall(PokerFloorCalls.CONFLICT);
    }
    for (var call : PokerFloorCall.of(calls.section())) {
      if (call.isOfTable()) {
        keep(new PlacedFloorCall(call, 0), Position.TABLE);
      } else {
        table.chairs().forEach(chair -> ofSeat(call, chair.seat()));
      }
    }
    return new Choices(offered, List.of());
  }

  private void ofSeat(PokerFloorCall call, int seat) {
    var position = Position.seat(seat);
    if (call.cause().isEmpty()) {
      keep(new PlacedFloorCall(call, 0), position);
      return;
    }
    int cards = table.play().map(play -> held(play, seat)).orElse(0);
    for (int card = 1; card <= cards; card++) {
      keep(new PlacedFloorCall(call, card), position);
    }
  }

  private static int held(HandInPlay play, int seat) {
    int place = play.lineup().place(seat);
    return place < 0 ? 0 : Math.min(play.down(place).size(), PlacedFloorCall.CARDS_MAX);
  }

  private void keep(PlacedFloorCall what, Position position) {
    var call = new Call(floor, what.toString(), position, Money.ZERO, List.of());
    if (calls.of(call) instanceof Ruling.Allowed(var events)) {
      var remedies = remedies(what, events.getFirst());
      offered.add(Choice.call(what.toString(), FloorCallLabels.of(what), position, remedies));
    }
  }

  private List<Rule> remedies(PlacedFloorCall what, Event event) {
    if (event instanceof PokerEvent.Troubled(var call, _, _, var rule)) {
      return call.cause()
          .map(cause -> PokerGame.remedies(table.play().orElseThrow().hand(), cause))
          .orElseGet(() -> List.of(rule));
    }
    return event instanceof PokerEvent.Armed ? ahead.clauses(what.call()) : List.of(RoomRule.VOID);
  }
}
