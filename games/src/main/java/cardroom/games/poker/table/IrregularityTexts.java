package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Says what went wrong, and what the rule book does about it.
final class IrregularityTexts {
  private static final List<PokerFloorCall> MISCOUNTS =
      List.of(PokerFloorCall.SKIPPED, PokerFloorCall.EXTRA);

  private IrregularityTexts() {}

  static List<StoryLine> told(PokerEvent.Troubled what) {
    var position = what.seat() > 0 ? Position.seat(what.seat()) : Position.TABLE;
    var faces = what.cards().stream().map(Face::up).toList();
    var happened =
        new StoryLine(
            Kind.SAY,
            event(what.call(), what.seat()),
            position,
            faces,
            Money.ZERO,
            Optional.empty());
    // A wrong number of cards is only put right when it is discovered.
    return MISCOUNTS.contains(what.call())
        ? List.of(happened)
        : List.of(
            happened,
            StoryLine.at(position, Kind.SAY, PokerRules.remedy(what.rule()), what.rule()));
  }

  private static String event(PokerFloorCall call, int seat) {
    return switch (call) {
      case SKIPPED -> "The dealer passes over seat %d.".formatted(seat);
      case EXTRA -> "The dealer gives seat %d a card too many.".formatted(seat);
      case FOUND -> "Seat %d is found with the wrong number of cards.".formatted(seat);
      case EXPOSED -> "The dealer exposes a card of seat %d.".formatted(seat);
      case EXPOSED_OFF_TABLE -> "A card for seat %d falls off the table.".formatted(seat);
      case EXPOSED_TOUCHED ->
          "A card for seat %d touches the player and turns over.".formatted(seat);
      case ACTED_EARLY -> "The first player acted before the deal was complete.";
      case BOARD_TOO_MANY -> "The dealer turns a card too many.";
      case BOARD_EARLY -> "The dealer turns the board before the betting is complete.";
      case BURNED_NONE, BURNED_NONE_LOST -> "The dealer forgot to burn a card.";
      case BURNED_TWO, BURNED_TWO_LOST -> "The dealer burned two cards.";
      case ALL_IN_FOR_POT -> "Seat %d is all-in for the pot so far.".formatted(seat);
      case WITHDRAW -> "Seat %d withdraws the hand and gets the ante back.".formatted(seat);
      case EXPOSE_NEXT, EXPOSE_NEXT_OFF_TABLE, EXPOSE_NEXT_TOUCHED, VOID ->
          "The floor: %s.".formatted(call);
    };
  }

  /// The card is turned up as it is taken (HOLDEM-IRR-2).
  static StoryLine taken(PokerState before, int seat, int index) {
    var play = before.play().orElseThrow();
    var layout = play.hand().felt().layout();
    var card = Cards.ofBits(layout.down(play.lineup().place(seat))).get(index);
    var text = "The floor takes a card of seat %d at random.".formatted(seat);
    var faces = List.of(Face.up(card));
    var what = new Irregularity.Taken(play.lineup().place(seat), index);
    var rule = PokerGame.remedy(play.hand(), what);
    return new StoryLine(Kind.SAY, text, Position.seat(seat), faces, Money.ZERO, rule);
  }

  /// Two cards that went wrong in one deal void it.
  static StoryLine misdeal() {
    var text = "Misdeal: too much went wrong. The hand is dealt again, and the posts stand.";
    return StoryLine.at(Position.TABLE, Kind.SAY, text, PokerRule.HOUSE_RULES);
  }

  /// Hands that were found wrong only when they were to be shown.
  static List<StoryLine> fouled(HandInPlay play) {
    var lines = new ArrayList<StoryLine>();
    var rule = PokerGame.foulRule(play.hand());
    for (int place : PokerGame.fouled(play.hand()).list()) {
      int seat = play.lineup().seat(place);
      var found = "Seat %d has the wrong number of cards. %s".formatted(seat, rule.sentence());
      lines.add(StoryLine.at(Position.seat(seat), Kind.SAY, found, rule));
    }
    return lines;
  }
}
