package cardroom.server.history;

import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.notation.RoundDocument;
import cardroom.server.codec.Json;
import cardroom.server.journal.Movement;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.CheckpointRow;
import cardroom.server.journal.Row.PlayedRow;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.RoundRetelling;
import cardroom.server.table.RoundRetelling.Moment;
import cardroom.server.table.RoundRetelling.Noted;
import cardroom.server.table.RoundRetelling.Told;
import cardroom.server.wire.Wire;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Looks things up in the records.
public final class History {
  private static final int PAGE = 500;
  private static final String HEADING = "at,table,number,account,cents,rule,position,wager\r\n";

  private final Records records;
  private final RoundRetelling retelling;
  private final CardProofs proofs;
  private final InstantSource calendar;

  /// @param calendar by which the records are dated
  public History(
      Records records, RoundRetelling retelling, SealedShoe seals, InstantSource calendar) {
    this.records = records;
    this.retelling = retelling;
    this.proofs = new CardProofs(records, seals);
    this.calendar = calendar;
  }

  /// The line of the newest checkpoint, once there is one.
  public Optional<String> checkpoint() {
    return records.lastCheckpoint().map(CheckpointRow::line);
  }

  /// The roots of all shoes of a table.
  public ObjectNode roots(long table) {
    return proofs.roots(table);
  }

  /// The proof of every card that was turned up in a finished round; empty when there is none.
  public Optional<ObjectNode> proof(long table, int round) {
    return retelling
        .span(table, round)
        .flatMap(
            span -> proofs.of(table, round, records.entries(table, span.first() - 1, span.last())));
  }

  /// A player's rounds before that time, newest first.
  public List<PlayedRow> roundsOf(String player, long before, int limit) {
    return records.rounds(player, before, limit);
  }

  /// What a player's visit to a table has brought so far.
  public VisitResult visit(String player, long table) {
    return VisitResult.of(since -> records.roundsSince(player, since), table, calendar.millis());
  }

  /// A finished round as a person may know it.
  public Optional<ObjectNode> round(long table, int round, Viewer viewer) {
    return retelling
        .round(table, round, viewer)
        .map(
            told -> {
              var json = Json.object().put("table", table).put("round", round);
              json.put("document", told.document().map(RoundDocument::format).orElse(""));
              json.set("story", Wire.story(told.story()));
              json.set("steps", steps(told));
              return json;
            });
  }

  /// Every moment of a finished round at which a person could decide; empty when it is not
  /// finished.
  public Optional<List<Moment>> moments(long table, int round, Viewer viewer) {
    return retelling.moments(table, round, viewer);
  }

  /// The table after each event: all zones first, then those that changed.
  private static ArrayNode steps(Told told) {
    var steps = Json.array();
    Optional<View> before = Optional.empty();
    for (var step : told.steps()) {
      var zones = Wire.zones(before, step.view());
      steps.addObject().put("number", step.number()).set("zones", zones);
      before = Optional.of(step.view());
    }
    return steps;
  }

  /// A finished round as a document that other programs read, as far as somebody knows it; empty
  /// when there is none.
  public Optional<RoundDocument> document(long table, int round, Viewer viewer) {
    return retelling.round(table, round, viewer).flatMap(Told::document);
  }

  /// The documents of all finished rounds of a table, or of that one, that can be written this way.
  public List<RoundDocument> documents(long table, OptionalInt only, Viewer viewer) {
    return retelling.rounds(table, only, viewer).stream()
        .flatMap(told -> told.document().stream())
        .toList();
  }

  /// The finished rounds of a table, or that one of them, as somebody may know them; empty when
  /// there are none.
  public Optional<ObjectNode> rounds(long table, OptionalInt only, Viewer viewer) {
    var told = retelling.rounds(table, only, viewer);
    if (told.isEmpty()) {
      return Optional.empty();
    }
    var json = Json.object().put("table", table);
    var rounds = json.putArray("rounds");
    for (var round : told) {
      rounds.addObject().put("round", round.round()).set("story", Wire.story(round.story()));
    }
    return Optional.of(json);
  }

  /// The finished rounds of a table, or that one, in the notation that can be judged again; empty
  /// when the game of this table has none.
  ///
  /// @param viewer who will read it; empty for a reader who may know every card
  public Optional<List<Noted>> notations(long table, OptionalInt only, Viewer viewer) {
    return retelling.notations(table, only, viewer);
  }

  /// A player's rounds that pass a filter, before that time, newest first.
  public List<PlayedRow> roundsOf(String player, long before, int limit, RoundFilter filter) {
    List<PlayedRow> taken = new ArrayList<>();
    var last = Math.min(before, filter.to());
    while (taken.size() < limit) {
      var some = records.rounds(player, last, PAGE);
      some.stream().filter(filter::takes).limit(limit - taken.size()).forEach(taken::add);
      if (some.size() < PAGE || some.getLast().at() < filter.from()) {
        break;
      }
      last = some.getLast().at();
    }
    return taken;
  }

  /// Every movement of a player's chips, as CSV; then the net of each wager, and the fees paid.
  public String statement(String player, RoundFilter filter) {
    var csv = new StringBuilder(HEADING);
    Map<String, Long> nets = new TreeMap<>();
    for (Movement movement : records.movements(player)) {
      if (!filter.takes(movement)) {
        continue;
      }
      csv.append(Instant.ofEpochMilli(movement.at())).append(',');
      csv.append(movement.table()).append(',').append(movement.number()).append(',');
      csv.append(movement.leg().account().kind().word()).append(',');
      csv.append(movement.leg().cents()).append(',');
      csv.append(quoted(movement.leg().rule())).append(',');
      csv.append(quoted(movement.leg().position())).append(',');
      csv.append(quoted(movement.leg().wager())).append("\r\n");
      if (movement.leg().account().kind() == Kind.STACK && !movement.leg().wager().isEmpty()) {
        nets.merge(movement.leg().wager(), movement.leg().cents(), Long::sum);
      }
    }
    nets.forEach((wager, net) -> total(csv, "net", net, wager));
    var rounds = records.rounds(player, Long.MAX_VALUE, Integer.MAX_VALUE);
    var fees = rounds.stream().filter(filter::takes).mapToLong(PlayedRow::feesCents).sum();
    total(csv, "fees", -fees, "");
    return csv.toString();
  }

  private static void total(StringBuilder csv, String what, long cents, String wager) {
    csv.append("total,,,").append(what).append(',').append(cents).append(",,,");
    csv.append(quoted(wager)).append("\r\n");
  }

  /// A field that a spreadsheet would take for a formula, or that contains a comma, is quoted.
  private static String quoted(String field) {
    return field.matches("[A-Za-z0-9 /._-]*") && !field.startsWith("-")
        ? field
        : "\"" + field.replace("\"", "\"\"") + "\"";
  }
}
