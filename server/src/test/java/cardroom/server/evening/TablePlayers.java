package cardroom.server.evening;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/// The people around one table, who play on quietly until something has happened.
record TablePlayers(List<SeatedPerson> places) {
  /// What each prefers among their choices; the bank is handled separately.
  private static final List<String> QUIET =
      List.of(
          "no-insurance",
          "stand",
          "play",
          "check",
          "call",
          "bring-in",
          "let-live",
          "discard",
          "draw",
          "show",
          "hit");

  TablePlayers {
    places = List.copyOf(places);
  }

  static TablePlayers of(SeatedPerson... places) {
    return new TablePlayers(List.of(places));
  }

  /// Plays until that is true; the bank goes to the first of the ring who is offered it.
  void until(String what, BooleanSupplier isTrue) {
    SeatedPerson.await(what, () -> isNow(isTrue));
  }

  /// One acts at a time, and only when all have seen what the last one did.
  private boolean isNow(BooleanSupplier isTrue) {
    var numbers = places.stream().mapToLong(SeatedPerson::number).distinct();
    if (numbers.count() > 1) {
      return false;
    }
    if (isTrue.getAsBoolean()) {
      return true;
    }
    for (var place : places) {
      var next = next(place);
      if (next.isPresent()) {
        place.takes(next.get());
        return false;
      }
    }
    return false;
  }

  /// Plays a round, from its beginning to its end.
  void play() {
    var table = places.getFirst();
    var before = table.round();
    until(
        "a round is played at " + table.address(),
        () -> table.round() > before && isOver(table, before + 1));
  }

  /// Plays the round that is on to its end.
  void finish() {
    var table = places.getFirst();
    var round = table.round();
    until("round %d at %s ends".formatted(round, table.address()), () -> isOver(table, round));
  }

  /// Poker goes on by itself, so the end of a hand may only show when the next one begins.
  private static boolean isOver(SeatedPerson table, int round) {
    var isPoker = table.zone("table").path("wagers").isEmpty();
    return (isPoker && table.round() > round)
        || List.of("bank-offer", "waiting", "settled").contains(table.phase());
  }

  private Optional<JsonNode> next(SeatedPerson place) {
    if (place.offered("come-back").isPresent()) {
      return place.offered("come-back");
    }
    if (place.offered("pass-bank").isPresent()) {
      return place.offered(place == places.getFirst() ? "take-bank" : "pass-bank");
    }
    if (place.phase().equals("waiting") && place.offered("take-bank").isPresent()) {
      return place.offered("take-bank");
    }
    if (place.offered("done").isPresent()) {
      return (place.hasBet() ? Optional.<JsonNode>empty() : bet(place))
          .or(() -> place.offered("done"));
    }
    return QUIET.stream().flatMap(id -> place.offered(id).stream()).findFirst();
  }

  private static Optional<JsonNode> bet(SeatedPerson place) {
    return place.offered("bet.game").or(() -> place.offered("bet.ante"));
  }
}
