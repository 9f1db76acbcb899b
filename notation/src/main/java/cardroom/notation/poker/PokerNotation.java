package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.table.HandInPlay;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Writes a finished poker hand so that it can be judged again: the same posts, cards, decisions
/// and irregularities, and what everybody has afterwards.
public final class PokerNotation {
  private final PokerTable game;
  private final Map<String, String> options;
  private final Optional<Viewer> viewer;

  private PokerNotation(PokerTable game, Map<String, String> options, Optional<Viewer> viewer) {
    this.game = game;
    this.options = options;
    this.viewer = viewer;
  }

  /// The hand that these events describe; empty when none was played to its end in them.
  ///
  /// @param before the table before the first of them
  /// @param options the keys of the sheet that the table was opened with
  /// @param viewer who will read it: cards the viewer did not see are `??`; empty for a reader who
  ///   may know every card
  public static Optional<String> write(
      PokerTable game,
      PokerState before,
      List<? extends Event> events,
      Map<String, String> options,
      Optional<Viewer> viewer) {
    return new PokerNotation(game, options, viewer).text(before, events);
  }

  private Optional<String> text(PokerState before, List<? extends Event> events) {
    var text = new StringBuilder();
    var deal = new ArrayList<Event>();
    var table = before;
    var start = before;
    for (var event : events) {
      switch (event) {
        case PokerEvent.Began _ -> {
          deal.clear();
          start = game.apply(table, event);
        }
        case PokerEvent.Redealt _ -> {
          text.append(hand(start, deal, false)).append('\n');
          deal.clear();
          start = game.apply(table, event);
        }
        case PokerEvent.Ended _ -> {
          return Optional.of(text.append(hand(start, deal, true)).toString());
        }
        case PokerEvent.Voided _ -> {
          return Optional.empty();
        }
        default -> deal.add(event);
      }
      table = game.apply(table, event);
    }
    return Optional.empty();
  }

  /// One deal from its first card on; that it was a misdeal is all there is to compare.
  private String hand(PokerState start, List<Event> events, boolean isWhole) {
    var play = start.play().orElseThrow();
    var seats = new SeatPlaces(play.lineup().seats());
    var writer = new HandWriter(seats, sight(start, events));
    var table = start;
    for (var event : events) {
      var now = table.play().orElseThrow();
      if (isMove(now, event)) {
        writer.note(now.hand(), PokerTable.action(now, event));
      }
      table = game.apply(table, event);
    }
    var end = table.play().orElseThrow().hand();
    var header =
        new HandHeader(game.sheet(), start.row(), seats, play.lineup().button(), play.start());
    var lines = new ArrayList<>(header.lines(options));
    lines.addAll(writer.lines(end));
    lines.addAll(isWhole ? new HandEndExpectations(end, seats).lines() : List.of("misdeal"));
    return String.join("\n", lines) + "\n";
  }

  private static boolean isMove(HandInPlay play, Event event) {
    return switch (event) {
      case PokerEvent.Shuffled _ -> !play.shuffleDue();
      case PokerEvent.Dealt _, PokerEvent.Decided _, PokerEvent.Troubled _, PokerEvent.Taken _ ->
          true;
      default -> false;
    };
  }

  /// The viewer's own cards, those dealt face up, and those shown in the end.
  private HandWriter.Sight sight(PokerState start, List<Event> events) {
    if (viewer.isEmpty()) {
      return (_, _) -> true;
    }
    var lineup = start.play().orElseThrow().lineup();
    Map<Integer, Set<Card>> seen = new HashMap<>();
    var table = start;
    for (var event : events) {
      switch (event) {
        case PokerEvent.Turned(int seat, var cards) -> add(seen, seat, cards);
        case PokerEvent.Troubled(_, int seat, var cards, _) -> add(seen, seat, cards);
        case PokerEvent.Dealt(var card, boolean isUp) when isUp ->
            lineup.seats().forEach(seat -> add(seen, seat, List.of(card)));
        case PokerEvent.Taken(int seat, int index) ->
            add(
                seen,
                seat,
                List.of(taken(table.play().orElseThrow().hand(), lineup.place(seat), index)));
        default -> {}
      }
      table = game.apply(table, event);
    }
    var own = start;
    return (place, card) -> {
      int seat = lineup.seat(place);
      Player player = own.at(seat).orElseThrow().player();
      return viewer.get().is(player) || seen.getOrDefault(seat, Set.of()).contains(card);
    };
  }

  private static void add(Map<Integer, Set<Card>> seen, int seat, List<Card> cards) {
    seen.computeIfAbsent(seat, _ -> new HashSet<>()).addAll(cards);
  }

  private static Card taken(Hand hand, int place, int index) {
    return cardroom.cards.Cards.ofBits(hand.felt().layout().down(place)).get(index);
  }
}
