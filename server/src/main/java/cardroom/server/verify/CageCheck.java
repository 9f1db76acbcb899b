package cardroom.server.verify;

import cardroom.server.codec.Json;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.Leg;
import cardroom.server.ledger.WrittenLeg;
import cardroom.server.verify.RecordRows.EventRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The rules by which chips enter the room (Contract 6): a new guest is given $1,000, again with
/// under $100 in all, at most hourly; a bot is given chips by the house; nobody else.
final class CageCheck {
  private static final long GRANT_CENTS = 100_000;
  private static final long POOR_CENTS = 10_000;
  private static final long HOUR_MS = 3_600_000;
  private static final Pattern BOT = Pattern.compile(".+ \\(bot \\d+(\\.\\d+)?\\)");

  private static final String CAGE = "#cage:";
  private static final Set<String> GRANTS = Set.of("guest", "grant", "bot", "chips-given");

  private final PeopleCheck people = new PeopleCheck();
  private final Map<String, Given> guests = new LinkedHashMap<>();
  private final Map<String, List<Grant>> grants = new HashMap<>();

  /// When somebody came, and when they were last given chips.
  record Given(long since, long last) {}

  /// A grant to a person who must have had little before it.
  private static final class Grant {
    private final EventRow row;
    private long before;

    Grant(EventRow row) {
      this.row = row;
    }
  }

  /// What is wrong with the next event of the room's own journal.
  Optional<Finding> next(EventRow row, List<WrittenLeg> legs) {
    var unlawful = people.next(row);
    if (unlawful.isPresent()) {
      return unlawful;
    }
    if (legs.isEmpty() && !GRANTS.contains(row.kind())) {
      return Optional.empty();
    }
    var json = Json.read(row.body());
    var player = json.path("player").asString("");
    var cents = json.path("cents").asLong(0);
    if (!isIssue(legs, WrittenLeg.of(Leg.issued(player, cents)))) {
      return wrong(row, "moves other chips than the %d cents that it tells".formatted(cents));
    }
    return switch (row.kind()) {
      case "guest" -> comes(row, player, cents);
      case "grant" -> again(row, player, cents);
      case "bot" ->
          BOT.matcher(player).matches() && cents > 0
              ? Optional.empty()
              : wrong(row, "stakes %s, who is not a bot".formatted(player));
      case "chips-given" -> byHand(row, player);
      case "account-closed" ->
          cents < 0 && row.maker().equals(player)
              ? Optional.empty()
              : wrong(row, "takes chips from %s, but was done by somebody else".formatted(player));
      default -> wrong(row, "moves chips, which %s does not".formatted(row.kind()));
    };
  }

  /// Older programs did not record why they gave chips.
  private static boolean isIssue(List<WrittenLeg> legs, List<WrittenLeg> due) {
    return legs.equals(due) || legs.equals(due.stream().map(WrittenLeg::withoutRule).toList());
  }

  private static Optional<Finding> wrong(EventRow row, String words) {
    return Optional.of(new Finding(row.name(), words));
  }

  private Optional<Finding> comes(EventRow row, String player, long cents) {
    if (guests.putIfAbsent(player, new Given(row.at(), row.at())) != null) {
      return wrong(row, "lets %s in a second time".formatted(player));
    }
    return cents == GRANT_CENTS ? Optional.empty() : tooMuch(row, player, cents);
  }

  private Optional<Finding> again(EventRow row, String player, long cents) {
    var given = guests.get(player);
    if (given == null) {
      return wrong(row, "gives chips to %s, who never came in".formatted(player));
    }
    guests.put(player, new Given(given.since(), row.at()));
    grants.computeIfAbsent(player, _ -> new ArrayList<>()).add(new Grant(row));
    if (row.at() < given.last() + HOUR_MS) {
      return wrong(row, "gives %s chips twice within the hour".formatted(player));
    }
    return cents == GRANT_CENTS ? Optional.empty() : tooMuch(row, player, cents);
  }

  /// Cage staff gave chips: not to themselves, and only while they had that role.
  private Optional<Finding> byHand(EventRow row, String player) {
    var by = row.maker().startsWith(CAGE) ? row.maker().substring(CAGE.length()) : "";
    if (!people.has(by, "cage")) {
      return wrong(row, "was done by %s, who may not give chips".formatted(row.maker()));
    }
    return guests.containsKey(player) && !player.equals(by)
        ? Optional.empty()
        : wrong(row, "gives chips to %s, who may not have them".formatted(player));
  }

  private static Optional<Finding> tooMuch(EventRow row, String player, long cents) {
    return wrong(
        row, "gives %s %d cents where a grant is %d".formatted(player, cents, GRANT_CENTS));
  }

  /// Counts what an event moved, to know what a person had before a grant.
  void count(EventRow row, List<WrittenLeg> legs) {
    for (WrittenLeg leg : legs) {
      var kind = leg.account().kind();
      if (kind == Kind.PLAYER || kind == Kind.STACK) {
        for (Grant grant : grants.getOrDefault(leg.account().owner(), List.of())) {
          grant.before += row.id() < grant.row.id() ? leg.cents() : 0;
        }
      }
    }
  }

  /// Who was given chips without being short of them; called when every event has been counted.
  List<Finding> undeserved() {
    return grants.values().stream()
        .flatMap(List::stream)
        .filter(grant -> grant.before >= POOR_CENTS)
        .map(
            grant ->
                new Finding(
                    grant.row.name(),
                    "gives chips to somebody who had %d cents".formatted(grant.before)))
        .toList();
  }

  PeopleCheck people() {
    return people;
  }

  /// In the order in which they came.
  Map<String, Given> guests() {
    return guests;
  }
}
