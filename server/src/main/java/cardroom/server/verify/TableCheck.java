package cardroom.server.verify;

import cardroom.server.catalogue.Engine;
import cardroom.server.codec.Json;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.Leg;
import cardroom.server.ledger.WrittenLeg;
import cardroom.server.verify.RecordRows.EventRow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/// Plays one table again from its journal and checks every movement of chips against the rules.
final class TableCheck<T> {
  private final Engine<T> engine;
  private final ProvenCards cards;
  private final Map<AccountName, Long> own = new HashMap<>();
  private final NavigableMap<Long, Integer> ends = new TreeMap<>();
  private T table;

  TableCheck(Engine<T> engine, ProvenCards cards, T opened) {
    this.engine = engine;
    this.cards = cards;
    this.table = opened;
  }

  /// What is wrong with the next event; it is applied when nothing is.
  Optional<Finding> next(EventRow row, List<WrittenLeg> legs) {
    try {
      var json = Json.read(row.body());
      var event = engine.codec().event(row.kind(), row.version(), json, cards);
      var due = WrittenLeg.of(Leg.of(engine.game().transfers(table, event), row.table()));
      var wrong = differing(row, cited(row, due), cited(row, legs));
      if (wrong.isPresent()) {
        return wrong;
      }
      var before = table;
      table = engine.game().apply(table, event);
      note(row.number(), before);
      legs.forEach(leg -> own.merge(leg.account(), leg.cents(), Long::sum));
      return engine.game().atRest(table) ? leftOver(row) : Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of(new Finding(row.name(), "cannot be played: " + e.getMessage()));
    }
  }

  private void note(long number, T before) {
    var game = engine.game();
    if (game.atRest(table) && (!game.atRest(before) || game.round(table) > game.round(before))) {
      ends.put(number, game.round(table));
    }
  }

  /// The rounds that ended, by the number of the event that ended each.
  NavigableMap<Long, Integer> ends() {
    return ends;
  }

  /// Older programs may have cited another clause for the same chips, or none for chips that their
  /// owner brought or took away, and written the gaining leg before the paying one; the journal's
  /// hash chain covers what they wrote.
  private List<String> cited(EventRow row, List<WrittenLeg> legs) {
    var isOld = row.version() != engine.codec().version();
    return legs.stream()
        .map(leg -> isOld || !leg.isByRule() ? leg.withoutRule() : leg)
        .map(WrittenLeg::toString)
        .sorted()
        .toList();
  }

  private static Optional<Finding> differing(EventRow row, List<String> due, List<String> legs) {
    for (int i = 0; i < Math.max(due.size(), legs.size()); i++) {
      var wanted = i < due.size() ? due.get(i) : "nothing";
      var found = i < legs.size() ? legs.get(i) : "nothing";
      if (!wanted.equals(found)) {
        return Optional.of(
            new Finding(
                row.name(),
                "posting %d says %s where the rules move %s".formatted(i + 1, found, wanted)));
      }
    }
    return Optional.empty();
  }

  /// Between rounds there is no chip on the layout or in the bank (Contract 6).
  private Optional<Finding> leftOver(EventRow row) {
    return own.entrySet().stream()
        .filter(entry -> entry.getKey().kind() == Kind.LAYOUT || entry.getKey().kind() == Kind.BANK)
        .filter(entry -> entry.getValue() != 0)
        .findFirst()
        .map(
            entry ->
                new Finding(
                    row.name(),
                    "the table is at rest and %s holds %d cents"
                        .formatted(entry.getKey(), entry.getValue())));
  }
}
