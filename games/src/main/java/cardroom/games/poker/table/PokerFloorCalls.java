package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What the house dealer or the floor calls: irregularities, and a hand that is called off.
///
/// A call that cannot be carried out yet waits until it can: `skipped`, `expose-next` (also
/// `-off-table` and `-touched`) and wrong burns are about cards not yet dealt. A face-down card is
/// called by its place, `exposed.2`: the caller cannot know its name.
record PokerFloorCalls(PokerSheet sheet, PokerState table) {

  Ruling of(Call call) {
    var named = PlacedFloorCall.read(call.choice());
    var refusal = refusal(call, named);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    var what = named.orElseThrow();
    int seat = call.position().seat();
    if (what.call() == PokerFloorCall.VOID) {
      return table.play().isEmpty()
          ? Ruling.refused(RoomRule.NOT_NOW, "There is no hand to call off", "")
          : Ruling.allowed(new PokerEvent.Voided("called off by the floor"));
    }
    var now = table.play().flatMap(play -> troubled(play, what, seat));
    if (now.isPresent()) {
      return Ruling.allowed(now.get());
    }
    var ahead = new ComingIrregularities(sheet, table);
    if (table.armed().contains(new PokerState.Armed(what.call(), seat))) {
      return Ruling.refused(
          RoomRule.FLOOR, "That has already been called and will happen in the deal", "");
    }
    return ahead.mayCome(what.call(), seat)
        ? Ruling.allowed(new PokerEvent.Armed(what.call(), seat))
        : Ruling.refused(RoomRule.FLOOR, "That cannot have happened now: " + call.choice(), "");
  }

  private Optional<Ruling> refusal(Call call, Optional<PlacedFloorCall> named) {
    if (isPlayer(call.floor())) {
      return Optional.of(
          Ruling.refused(RoomRule.FLOOR, CONFLICT, "Another floor person can make this call."));
    }
    var calls = PokerFloorCall.of(section());
    if (named.filter(what -> calls.contains(what.call()) && what.isWhole()).isEmpty()) {
      var words = calls.stream().map(PokerFloorCall::word).collect(Collectors.joining(", "));
      var known = "The calls are " + words + ".";
      return Optional.of(
          Ruling.refused(RoomRule.UNKNOWN, "No such call here: " + call.choice(), known));
    }
    if (!call.cards().isEmpty()) {
      var said = "A card is called by its place before the seat, not by its name";
      return Optional.of(Ruling.refused(RoomRule.FLOOR, said, "Say exposed.1 for the first."));
    }
    int seat = call.position().seat();
    boolean fits =
        named.get().call().isOfTable()
            ? call.position().equals(Position.TABLE)
            : call.position().equals(Position.seat(seat)) && table.at(seat).isPresent();
    return fits
        ? Optional.empty()
        : Optional.of(Ruling.refused(RoomRule.FLOOR, "That call cannot mean anybody there", ""));
  }

  static final String CONFLICT = "A player at this table cannot be its floor person";

  boolean isPlayer(String floor) {
    return !floor.isBlank() && table.of(new Player(floor)).isPresent();
  }

  IrregularitySection section() {
    return sheet.variant().irregularities();
  }

  /// The event of a call that can be carried out now; a card called by its place is named in it,
  /// because everybody has seen it.
  private static Optional<PokerEvent.Troubled> troubled(
      HandInPlay play, PlacedFloorCall what, int seat) {
    if (what.card() == 0) {
      return troubled(play, what.call(), seat, List.of());
    }
    int place = play.lineup().place(seat);
    var down = place < 0 ? List.<Card>of() : play.down(place);
    return what.card() <= down.size() && isJustDealt(play, place, what.card())
        ? troubled(play, what.call(), seat, List.of(down.get(what.card() - 1)))
        : Optional.empty();
  }

  /// On the draw only cards drawn are concerned, and on stud's last street only the last card.
  private static boolean isJustDealt(HandInPlay play, int place, int card) {
    var felt = play.hand().felt();
    int held = play.down(place).size();
    if (play.hand() instanceof Hand.Drawing drawing) {
      boolean hasDrawn = !drawing.pending().contains(place);
      return hasDrawn && card > held - felt.drawn(place);
    }
    boolean isStud = felt.variant().irregularities() == IrregularitySection.STUD_GAMES;
    return !isStud || felt.street() == 0 || card == held;
  }

  static Optional<PokerEvent.Troubled> troubled(
      HandInPlay play, PokerFloorCall call, int seat, List<Card> cards) {
    return irregularity(play, call, seat, cards)
        .flatMap(what -> rule(play.hand(), what))
        .map(rule -> new PokerEvent.Troubled(call, seat, cards, rule));
  }

  private static Optional<Rule> rule(Hand hand, Irregularity what) {
    return PokerGame.remedy(hand, what);
  }

  static Optional<Irregularity> irregularity(
      HandInPlay play, PokerFloorCall call, int seat, List<Card> cards) {
    int place = play.lineup().place(seat);
    return switch (call) {
      case ACTED_EARLY -> Optional.of(new Irregularity.ActedEarly());
      case BOARD_TOO_MANY -> Optional.of(new Irregularity.BoardTooMany());
      case BOARD_EARLY -> Optional.of(new Irregularity.BoardEarly());
      case BURNED_NONE -> Optional.of(new Irregularity.BurnWrong(0, true));
      case BURNED_TWO -> Optional.of(new Irregularity.BurnWrong(2, true));
      case BURNED_NONE_LOST -> Optional.of(new Irregularity.BurnWrong(0, false));
      case BURNED_TWO_LOST -> Optional.of(new Irregularity.BurnWrong(2, false));
      default -> place < 0 ? Optional.empty() : ofPlace(call, place, cards);
    };
  }

  private static Optional<Irregularity> ofPlace(PokerFloorCall call, int place, List<Card> cards) {
    return switch (call) {
      case SKIPPED -> Optional.of(new Irregularity.Skipped(place));
      case EXTRA -> Optional.of(new Irregularity.Extra(place));
      case FOUND -> Optional.of(new Irregularity.Found(place));
      case ALL_IN_FOR_POT -> Optional.of(new Irregularity.AllInForPot(place));
      case WITHDRAW -> Optional.of(new Irregularity.Withdrawn(place));
      default -> call.cause().flatMap(cause -> exposed(place, cards, cause));
    };
  }

  private static Optional<Irregularity> exposed(int place, List<Card> cards, Cause cause) {
    return cards.isEmpty()
        ? Optional.empty()
        : Optional.of(new Irregularity.Exposed(place, cards.getFirst(), cause));
  }

  /// The armed call that can happen now; the card just dealt to a place may be the exposed one.
  static Optional<PokerEvent.Troubled> due(
      PokerState table, Optional<Card> justDealt, int dealtTo) {
    var play = table.play().orElseThrow();
    for (var armed : new ArrayList<>(table.armed())) {
      var exposed = armed.call().onceDealt();
      boolean exposes = exposed.isPresent();
      if (exposes && (justDealt.isEmpty() || armed.seat() != dealtTo)) {
        continue;
      }
      var call = exposed.orElse(armed.call());
      var cards = exposes ? justDealt.stream().toList() : List.<Card>of();
      var event = troubled(play, call, armed.seat(), cards);
      if (event.isPresent()) {
        return event;
      }
    }
    return Optional.empty();
  }
}
