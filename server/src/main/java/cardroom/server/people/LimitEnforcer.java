package cardroom.server.people;

import cardroom.games.seating.Seating;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guests;
import cardroom.server.journal.Records;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.TableAccess;
import cardroom.server.wire.TableAccess.Told;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// Removes people from their tables when their own limits stop them: as if they had asked to leave,
/// so they play a round in progress to its end themselves.
public final class LimitEnforcer {
  private static final Logger LOG = LoggerFactory.getLogger(LimitEnforcer.class);
  private static final int KEY_BYTES = 16;
  private static final long PATIENCE_S = 10;

  private final SelfLimits limits;
  private final Guests guests;
  private final TableAccess tables;
  private final Entropy entropy;

  public LimitEnforcer(SelfLimits limits, Guests guests, TableAccess tables, Entropy entropy) {
    this.limits = limits;
    this.guests = guests;
    this.tables = tables;
    this.entropy = entropy;
  }

  /// Everybody who must stop; a person who cannot leave just now is removed at a later check.
  public void all() {
    try {
      limits.stopped().forEach(this::one);
    } catch (Records.Unread e) {
      LOG.warn("could not check players' own limits: {}", e.getMessage());
    }
  }

  public void one(String name) {
    for (var account : guests.accounts(name).entrySet()) {
      if (account.getKey().kind() == Kind.STACK && account.getValue() > 0) {
        leave(name, account.getKey().table());
      }
    }
  }

  private void leave(String name, long table) {
    var _ =
        tables
            .look(table, Viewpoint.of(new Viewer.Person(new Player(name))))
            .orTimeout(PATIENCE_S, TimeUnit.SECONDS)
            .thenAccept(
                told -> {
                  if (told instanceof Told.Yes(var text)) {
                    leave(name, table, Json.read(text));
                  }
                });
  }

  private void leave(String name, long table, JsonNode seen) {
    for (var choice : seen.path("choices")) {
      if (choice.path("id").asString("").equals(Seating.LEAVE)) {
        var position = Position.of(choice.path("position").asString());
        var command = new Command.Act(new Player(name), Seating.LEAVE, position);
        var number = seen.path("number").asLong();
        var _ =
            tables.act(table, new Asked(command, entropy.hex(KEY_BYTES), Seating.LEAVE, number));
        return;
      }
    }
  }
}
