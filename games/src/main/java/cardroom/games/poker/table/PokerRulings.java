package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.seating.Seating;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;

/// Whether a command is allowed, and the events it causes.
record PokerRulings(PokerSheet sheet, PokerState table) {

  Ruling of(Command command) {
    return switch (command) {
      case Act act -> act(act);
      case Command.Deal(var card) -> deal(card);
      case Command.Shuffled _ -> shuffled();
      case Command.Drawn(int index) -> drawn(index);
      case Command.TimedOut(var position) -> timedOut(position);
      case Command.HourPassed(var player) ->
          new PokerSeating(sheet, table).seating().hourPassed(player);
      case Command.Call call -> new PokerFloorCalls(sheet, table).of(call);
    };
  }

  private Ruling act(Act act) {
    var entries = new PokerSeating(sheet, table);
    if (act.choice().equals(Seating.SIT)) {
      return entries.sit(act);
    }
    var chair = table.of(act.player());
    if (chair.isEmpty()) {
      return Seating.STRANGER;
    }
    var mine = chair.get();
    return switch (act.choice()) {
      case Seating.TOP_UP -> entries.topUp(act, mine);
      case Seating.LEAVE -> entries.leave(mine);
      case Seating.SIT_OUT -> entries.seating().sitOut(mine);
      case Seating.COME_BACK -> entries.seating().comeBack(mine);
      case Seating.MOVE -> entries.move(act, mine);
      case PokerChoiceId.WAIT_FOR_BLIND -> entries.waits(mine);
      case PokerChoiceId.POST -> entries.post(mine);
      case PokerChoiceId.KILL_TO_ENTER -> entries.kill(mine);
      case PokerChoiceId.ALL_IN_FOR_POT ->
          declared(
              PokerFloorCall.ALL_IN_FOR_POT,
              mine.seat(),
              "You cannot be all-in for the pot so far");
      case PokerChoiceId.WITHDRAW ->
          declared(PokerFloorCall.WITHDRAW, mine.seat(), "You cannot withdraw your hand");
      default -> decide(act, mine);
    };
  }

  /// The player's own choice about cards that came face up (STUD-IRR-1, STUD-IRR-4).
  private Ruling declared(PokerFloorCall call, int seat, String otherwise) {
    return table
        .play()
        .flatMap(play -> PokerFloorCalls.troubled(play, call, seat, List.of()))
        .map(event -> Ruling.allowed(event))
        .orElseGet(() -> Ruling.refused(RoomRule.FLOOR, otherwise, ""));
  }

  private Ruling decide(Act act, PokerPlayer chair) {
    if (table.play().isEmpty()) {
      return Ruling.refused(RoomRule.NOT_NOW, "There is no hand in progress", "");
    }
    var play = table.play().get();
    var choice = PokerDecision.of(act.choice()).filter(one -> one != PokerDecision.NOT_CLEARED);
    if (choice.isEmpty()) {
      var said = "'%s' is not something you can do here".formatted(act.choice());
      return Ruling.refused(RoomRule.UNKNOWN, said, "");
    }
    var place = play.lineup().place(chair.seat());
    var action = HandDecisions.action(play.hand(), place, choice.get(), act.amount(), act.cards());
    boolean asksAnew =
        action instanceof Action.Change
            || (action instanceof Action.Draw
                && play.hand() instanceof Hand.Replacing r
                && play.lineup().seat(r.place()) == chair.seat());
    if (!play.mayAct(chair.seat()) && !asksAnew) {
      return Ruling.refused(RoomRule.NOT_NOW, "It is not your turn", "");
    }
    var refusal = PokerGame.refusal(play.hand(), action);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    var amount = action instanceof Action.BetTo(long total) ? Money.cents(total) : Money.ZERO;
    return Ruling.allowed(
        new PokerEvent.Decided(chair.seat(), choice.get(), amount, act.cards(), false));
  }

  private Ruling deal(Card card) {
    if (table.play().isEmpty() || table.play().get().shuffleDue()) {
      return Ruling.refused(RoomRule.NOT_NOW, "No card is due", "");
    }
    var hand = table.play().get().hand();
    var refusal = PokerGame.refusal(hand, Action.Deal.of(card));
    return refusal.isPresent()
        ? refusal.get()
        : Ruling.allowed(new PokerEvent.Dealt(card, PokerNeeds.faceUp(hand)));
  }

  private Ruling shuffled() {
    if (table.play().isPresent()) {
      var play = table.play().get();
      return play.shuffleDue() || play.hand() instanceof Hand.Shuffling
          ? Ruling.allowed(new PokerEvent.Shuffled())
          : Ruling.refused(RoomRule.NOT_NOW, "There is nothing to shuffle", "");
    }
    var lineups = new NextLineup(sheet, table);
    var next = lineups.next();
    if (next.isEmpty()) {
      return Ruling.refused(RoomRule.NOT_NOW, "A hand needs two players", "");
    }
    var events = new ArrayList<Event>();
    lineups.missing(next.get()).forEach(chair -> events.add(new PokerEvent.Missed(chair.player())));
    events.add(new PokerEvent.Began(table.round() + 1, next.get()));
    return new Ruling.Allowed(events);
  }

  private Ruling drawn(int index) {
    var play = table.play();
    if (play.isEmpty() || !(play.get().hand() instanceof Hand.Taking taking)) {
      return Ruling.refused(RoomRule.NOT_NOW, "Nothing is drawn at random now", "");
    }
    int count = taking.felt().layout().count(taking.place());
    return index >= 0 && index < count
        ? Ruling.allowed(new PokerEvent.Taken(play.get().lineup().seat(taking.place()), index))
        : Ruling.refused(RoomRule.NOT_NOW, "There is no such card", "");
  }

  private Ruling timedOut(Position position) {
    boolean waits =
        new PokerNeeds(sheet, table).now() instanceof Need.Decisions(var who, _)
            && who.contains(position);
    if (!waits) {
      return Ruling.refused(RoomRule.NOT_NOW, "Nobody is waiting for that position", "");
    }
    var play = table.play().orElseThrow();
    // A player who is absent in this hand is not dealt into the next; whether to kill need
    // not be answered.
    boolean mayBeSilent = play.hand() instanceof Hand.Killing;
    var events = new ArrayList<Event>();
    table
        .at(position.seat())
        .filter(chair -> !mayBeSilent && !chair.isSittingOut())
        .ifPresent(chair -> events.add(new SeatingEvent.SatOut(chair.player())));
    events.add(new PokerConsequences(sheet).byRoom(play, position.seat()));
    return new Ruling.Allowed(events);
  }
}
