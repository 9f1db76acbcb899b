package cardroom.server.codec.poker;

import cardroom.games.poker.rules.PokerRules;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.rules.RuleIndex;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import cardroom.server.codec.BodyFields;
import cardroom.server.codec.CardText;
import cardroom.server.codec.GameCodec;
import cardroom.server.codec.SeatingCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Events and tables of every poker game. Each version is fixed by a golden file.
public final class PokerCodec implements GameCodec<PokerState> {
  /// What is written now.
  public static final int VERSION = PokerWriter.VERSION;

  private static final SeatingCodec SEATING =
      new SeatingCodec(PokerWriter.VERSION, PokerWriter::standing, PokerReader::standing);

  private final PokerSheet sheet;
  private final RuleIndex rules;

  /// @param sheet whose rows are cited, and with which a table at rest is restored
  public PokerCodec(PokerSheet sheet) {
    this.sheet = sheet;
    this.rules = new RuleIndex(PokerRules.all(), sheet.rows());
  }

  @Override
  public int version() {
    return PokerWriter.VERSION;
  }

  @Override
  public Body write(Event event, CardText cards) {
    return event instanceof SeatingEvent seating
        ? SEATING.write(seating)
        : new PokerWriter(cards).write((PokerEvent) event);
  }

  @Override
  public Event read(String kind, int version, JsonNode json, CardText cards) {
    if (version < 1 || version > PokerWriter.VERSION) {
      throw new IllegalStateException("no version %d of '%s' is known".formatted(version, kind));
    }
    var body = new BodyFields(json, cards);
    var seating = SEATING.read(kind, body);
    return seating.isPresent() ? seating.get() : new PokerReader(body, rules).read(kind);
  }

  @Override
  public ObjectNode snapshot(PokerState table) {
    return PokerSnapshot.write(table);
  }

  @Override
  public PokerState restore(JsonNode snapshot) {
    return new PokerSnapshot(sheet, rules).read(snapshot);
  }
}
