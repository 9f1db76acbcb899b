package cardroom.server.history;

import cardroom.games.table.Viewer;
import cardroom.server.codec.Json;
import cardroom.server.journal.Movement;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.PlayedRow;
import cardroom.server.table.Retelling;
import cardroom.server.wire.Wire;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// Looks things up in the records.
public final class History {
  private static final String HEADING = "at,table,number,account,cents,rule,position,wager\r\n";

  private final Records records;
  private final Retelling retelling;

  public History(Records records, Retelling retelling) {
    this.records = records;
    this.retelling = retelling;
  }

  /// A player's rounds before that time, newest first.
  public List<PlayedRow> roundsOf(String player, long before, int limit) {
    return records.rounds(player, before, limit);
  }

  /// A finished round as somebody may know it.
  public Optional<ObjectNode> round(long table, int round, Viewer viewer) {
    return retelling
        .round(table, round, viewer)
        .map(
            story -> {
              var json = Json.object().put("table", table).put("round", round);
              json.set("story", Wire.story(story));
              return json;
            });
  }

  /// Every movement of a player's chips, as CSV.
  public String statement(String player) {
    var csv = new StringBuilder(HEADING);
    for (Movement movement : records.movements(player)) {
      csv.append(Instant.ofEpochMilli(movement.at())).append(',');
      csv.append(movement.table()).append(',').append(movement.number()).append(',');
      csv.append(movement.leg().account().kind().word()).append(',');
      csv.append(movement.leg().cents()).append(',');
      csv.append(quoted(movement.leg().rule())).append(',');
      csv.append(quoted(movement.leg().position())).append(',');
      csv.append(quoted(movement.leg().wager())).append("\r\n");
    }
    return csv.toString();
  }

  /// A field that a spreadsheet would take for a formula, or that holds a comma, is quoted.
  private static String quoted(String field) {
    return field.matches("[A-Za-z0-9 /._-]*") && !field.startsWith("-")
        ? field
        : "\"" + field.replace("\"", "\"\"") + "\"";
  }
}
