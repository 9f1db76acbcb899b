package cardroom.server.codec.banked;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.CollectionRule;
import cardroom.games.banked.Wager;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedPlayer;
import cardroom.games.banked.table.BankedState;
import cardroom.games.rules.RuleIndex;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import cardroom.server.codec.BodyFields;
import cardroom.server.codec.CardText;
import cardroom.server.codec.GameCodec;
import cardroom.server.codec.SeatingCodec;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Events and tables of every banked game. Each version is fixed by a golden file.
public final class BankedCodec<R> implements GameCodec<BankedState<R>> {
  /// What is written now.
  public static final int VERSION = BankedWriter.VERSION;

  private static final SeatingCodec SEATING =
      new SeatingCodec(
          BankedWriter.VERSION,
          (json, standing) -> json.put("provider", standing == BankedPlayer.Role.PROVIDER),
          body -> body.flag("provider") ? BankedPlayer.Role.PROVIDER : BankedPlayer.Role.PLAYER);

  private final BankedGame<R> game;
  private final RuleIndex rules;

  /// @param game the game on the table, whose wagers, decisions and clauses a record names
  public BankedCodec(BankedGame<R> game) {
    this.game = game;
    this.rules =
        new RuleIndex(
            game.clauses(),
            game.terms().schedules(),
            List.of(CollectionRule.values()),
            game.terms().wagers().all().stream().map(Wager::clause).toList());
  }

  @Override
  public int version() {
    return BankedWriter.VERSION;
  }

  @Override
  public Body write(Event event, CardText cards) {
    return event instanceof SeatingEvent seating
        ? SEATING.write(seating)
        : new BankedWriter(cards).write((BankedEvent) event);
  }

  @Override
  public Event read(String kind, int version, JsonNode json, CardText cards) {
    if (version < 1 || version > BankedWriter.VERSION) {
      throw new IllegalStateException("no version %d of '%s' is known".formatted(version, kind));
    }
    var body = new BodyFields(json, cards);
    var seating = SEATING.read(kind, body);
    return seating.isPresent() ? seating.get() : new BankedReader(body, game, rules).read(kind);
  }

  @Override
  public ObjectNode snapshot(BankedState<R> table) {
    return BankedSnapshot.write(table);
  }

  @Override
  public BankedState<R> restore(JsonNode snapshot) {
    return BankedSnapshot.read(snapshot);
  }
}
