package cardroom.server.codec.poker;

import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.Poker;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.table.Event;
import cardroom.server.codec.CardText;
import cardroom.server.codec.Fields;
import cardroom.server.codec.GameCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Events and tables of every poker game. Each version is fixed by a golden file.
public final class PokerCodec implements GameCodec<Poker> {
  private final PokerSheet sheet;

  /// @param sheet whose rows a table at rest is restored with
  public PokerCodec(PokerSheet sheet) {
    this.sheet = sheet;
  }

  @Override
  public int version() {
    return PokerWriter.VERSION;
  }

  @Override
  public Body write(Event event, CardText cards) {
    return new PokerWriter(cards).write((PokerEvent) event);
  }

  @Override
  public Event read(String kind, int version, JsonNode json, CardText cards) {
    if (version < 1 || version > PokerWriter.VERSION) {
      throw new IllegalStateException("no version %d of '%s' is known".formatted(version, kind));
    }
    return new PokerReader(new Fields(json, cards)).read(kind);
  }

  @Override
  public ObjectNode snapshot(Poker table) {
    return PokerSnapshot.write(table);
  }

  @Override
  public Poker restore(JsonNode snapshot) {
    return new PokerSnapshot(sheet).read(snapshot);
  }
}
