package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.rules.Rule;
import cardroom.games.table.Command.Call;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the house dealer or the floor calls: irregularities, and a hand that is called off.
///
/// A call that cannot be carried out yet waits until it can: `skipped`, `expose-next` (also
/// `-off-table` and `-touched`) and wrong burns speak of cards not yet dealt.
record Calls(Poker table) {
  static final String VOID = "void-hand";
  private static final String EXPOSE_NEXT = "expose-next";
  private static final String EXPOSED = "exposed";

  /// Every call there is.
  static final List<String> ALL =
      List.of(
          "skipped",
          "extra",
          "found",
          EXPOSED,
          "exposed-off-table",
          "exposed-touched",
          EXPOSE_NEXT,
          EXPOSE_NEXT + "-off-table",
          EXPOSE_NEXT + "-touched",
          "board-too-many",
          "board-early",
          "burned-none",
          "burned-two",
          "burned-none-lost",
          "burned-two-lost",
          "all-in-for-pot",
          VOID);

  Ruling of(Call call) {
    if (call.choice().equals(VOID)) {
      return table.play().isEmpty()
          ? Ruling.refused(RoomRule.NOT_NOW, "There is no hand to call off", "")
          : Ruling.allowed(new PokerEvent.Voided("called off by the floor"));
    }
    if (!ALL.contains(call.choice())) {
      var known = "The calls are " + String.join(", ", ALL) + ".";
      return Ruling.refused(RoomRule.UNKNOWN, "No such call: " + call.choice(), known);
    }
    int seat = call.position().seat();
    var now = table.play().flatMap(play -> troubled(play, call.choice(), seat, call.cards()));
    if (now.isPresent()) {
      return Ruling.allowed(now.get());
    }
    return waits(call.choice())
        ? Ruling.allowed(new PokerEvent.Armed(call.choice(), seat))
        : Ruling.refused(RoomRule.FLOOR, "That cannot have happened now: " + call.choice(), "");
  }

  private static boolean waits(String call) {
    return call.equals("skipped") || call.startsWith(EXPOSE_NEXT) || call.startsWith("burned-");
  }

  /// The word under which a card just dealt is exposed: `expose-next-touched`, `exposed-touched`.
  static String armedAs(String exposed) {
    return EXPOSE_NEXT + exposed.substring(EXPOSED.length());
  }

  /// The event of a call that can be carried out now.
  static Optional<PokerEvent.Troubled> troubled(
      Play play, String call, int seat, List<Card> cards) {
    return irregularity(play, call, seat, cards)
        .flatMap(what -> rule(play.hand(), what))
        .map(rule -> new PokerEvent.Troubled(call, seat, cards, rule.id()));
  }

  private static Optional<Rule> rule(Hand hand, Irregularity what) {
    return PokerGame.remedy(hand, what);
  }

  static Optional<Irregularity> irregularity(Play play, String call, int seat, List<Card> cards) {
    int place = play.lineup().place(seat);
    return switch (call) {
      case "board-too-many" -> Optional.of(new Irregularity.BoardTooMany());
      case "board-early" -> Optional.of(new Irregularity.BoardEarly());
      case "burned-none" -> Optional.of(new Irregularity.BurnWrong(0, true));
      case "burned-two" -> Optional.of(new Irregularity.BurnWrong(2, true));
      case "burned-none-lost" -> Optional.of(new Irregularity.BurnWrong(0, false));
      case "burned-two-lost" -> Optional.of(new Irregularity.BurnWrong(2, false));
      default -> place < 0 ? Optional.empty() : ofPlace(call, place, cards);
    };
  }

  private static Optional<Irregularity> ofPlace(String call, int place, List<Card> cards) {
    return switch (call) {
      case "skipped" -> Optional.of(new Irregularity.Skipped(place));
      case "extra" -> Optional.of(new Irregularity.Extra(place));
      case "found" -> Optional.of(new Irregularity.Found(place));
      case EXPOSED -> exposed(place, cards, Cause.DEALER);
      case "exposed-off-table" -> exposed(place, cards, Cause.OFF_TABLE);
      case "exposed-touched" -> exposed(place, cards, Cause.TOUCHED);
      case "all-in-for-pot" -> Optional.of(new Irregularity.AllInForPot(place));
      default -> Optional.empty();
    };
  }

  private static Optional<Irregularity> exposed(int place, List<Card> cards, Cause cause) {
    return cards.isEmpty()
        ? Optional.empty()
        : Optional.of(new Irregularity.Exposed(place, cards.getFirst(), cause));
  }

  /// What was armed and can happen now; the card just dealt to a place may be the one exposed.
  static Optional<PokerEvent.Troubled> due(Poker table, Optional<Card> justDealt, int dealtTo) {
    var play = table.play().orElseThrow();
    for (var armed : new ArrayList<>(table.armed())) {
      boolean exposes = armed.call().startsWith(EXPOSE_NEXT);
      if (exposes && (justDealt.isEmpty() || armed.seat() != dealtTo)) {
        continue;
      }
      var call = exposes ? EXPOSED + armed.call().substring(EXPOSE_NEXT.length()) : armed.call();
      var cards = exposes ? justDealt.stream().toList() : List.<Card>of();
      var event = troubled(play, call, armed.seat(), cards);
      if (event.isPresent()) {
        return event;
      }
    }
    return Optional.empty();
  }
}
