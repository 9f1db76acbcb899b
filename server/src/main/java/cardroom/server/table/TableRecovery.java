package cardroom.server.table;

import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.OpeningCodec;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.codec.UnknownEvent;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.Records;
import cardroom.server.journal.Records.Unread;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.ShoeSlots;
import cardroom.server.table.TableDraft.Standing;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Restores a table from its journal, even in mid-round: the newest snapshot and what happened
/// since.
final class TableRecovery {
  private static final long KEYS_KEPT_MS = 10 * 60 * 1000L;

  private static final Logger LOG = LoggerFactory.getLogger(TableRecovery.class);

  private final Records records;
  private final GameCatalogue catalogue;
  private final SealedShoe shoes;

  TableRecovery(Records records, GameCatalogue catalogue, SealedShoe shoes) {
    this.records = records;
    this.catalogue = catalogue;
    this.shoes = shoes;
  }

  /// A table as it stood at its last acknowledged action.
  ///
  /// @param rest the end of its last round
  /// @param goneForMs how long ago the players left whose chips the table still remembers
  record Recovered<T>(
      TableOpening opening,
      Engine<T> engine,
      Standing<T> standing,
      RoundEnd<T> rest,
      ShoeSlots slots,
      RecentEvents<T> past,
      RoundTally tally,
      CommandKeys keys,
      List<String> waiting,
      Map<Player, Long> goneForMs) {
    Recovered {
      waiting = List.copyOf(waiting);
      goneForMs = Map.copyOf(goneForMs);
    }
  }

  Recovered<?> recover(long table, long now) {
    var first =
        records
            .entry(table, 1)
            .orElseThrow(() -> new NoSuchElementException("there is no table " + table));
    var opening = OpeningCodec.read(first.version(), Json.read(first.body()));
    return recover(table, opening, catalogue.engine(opening), first, now);
  }

  private <T> Recovered<T> recover(
      long table, TableOpening opening, Engine<T> engine, JournalEntry first, long now) {
    var snapshot = records.snapshot(table);
    if (snapshot.isPresent()) {
      try {
        var rest = rest(snapshot.get(), engine);
        return recover(table, opening, engine, rest, now);
      } catch (Unread e) {
        throw e;
      } catch (UnknownEvent _) {
        LOG.info(
            "table {}: a newer program wrote its snapshot, so the whole journal is read", table);
      } catch (RuntimeException e) {
        // Only the journal counts; a snapshot merely saves reading it from the beginning.
        LOG.warn(
            "table {}: its snapshot is damaged, so the whole journal is read: {}",
            table,
            OperatorAlarms.trace(e));
      }
    }
    return recover(table, opening, engine, opened(engine, opening, first), now);
  }

  private <T> RoundEnd<T> rest(SnapshotRow row, Engine<T> engine) {
    var entry = records.entry(row.table(), row.number());
    if (entry.filter(at -> at.hash().equals(row.hash())).isEmpty()) {
      throw new IllegalStateException("the snapshot is not of this journal");
    }
    return RoundEnd.of(row, engine.codec(), shoes);
  }

  private <T> Recovered<T> recover(
      long table, TableOpening opening, Engine<T> engine, RoundEnd<T> from, long now) {
    var sealed = records.shoes(table, from.shoe(), Integer.MAX_VALUE);
    var slots = new ShoeSlots(sealed, shoes::open);
    var rest = from;
    slots.begin(rest.shoe(), rest.next());
    var start = rest.standing();
    var past = new RecentEvents<>(engine.game(), start.table(), start.number());
    var at = start;
    var tally = new RoundTally();
    for (JournalEntry entry : records.entries(table, start.number())) {
      var before = at.table();
      at = follow(engine, at, entry, slots, past, tally);
      if (CommandRunner.roundEnded(engine.game(), before, at.table())) {
        slots.cleared();
        rest = RoundEnd.at(at, slots);
        tally.clear();
      }
    }
    return new Recovered<>(
        opening,
        engine,
        at,
        rest,
        slots,
        past,
        tally,
        keys(table, at.number(), now),
        records.waiting(table),
        goneForMs(table, engine.game().departed(at.table()), now));
  }

  /// The journal has the time; a player without a cash-out within the hour left earlier.
  private Map<Player, Long> goneForMs(long table, Set<Player> departed, long now) {
    if (departed.isEmpty()) {
      return Map.of();
    }
    var leftAt = records.cashedOutSince(table, now - DepartureTimes.HOUR_MS);
    var before = now - DepartureTimes.HOUR_MS;
    // If the calendar was set back, nobody waits for more than the hour.
    return departed.stream()
        .collect(
            Collectors.toMap(
                player -> player,
                player -> Math.max(0, now - leftAt.getOrDefault(player.name(), before))));
  }

  static <T> RoundEnd<T> opened(Engine<T> engine, TableOpening opening, JournalEntry first) {
    var table = engine.game().open(opening.setup());
    return new RoundEnd<>(new Standing<>(table, first.number(), first.hash()), 0, 0);
  }

  /// The table after an entry.
  static <T> Standing<T> follow(
      Engine<T> engine, Standing<T> at, JournalEntry entry, ShoeSlots slots) {
    return follow(
        engine,
        at,
        entry,
        slots,
        new RecentEvents<>(engine.game(), at.table(), at.number()),
        new RoundTally());
  }

  private static <T> Standing<T> follow(
      Engine<T> engine,
      Standing<T> at,
      JournalEntry entry,
      ShoeSlots slots,
      RecentEvents<T> past,
      RoundTally tally) {
    if (entry.number() != at.number() + 1) {
      throw new IllegalStateException(entry.name() + " does not follow event " + at.number());
    }
    var event = event(engine, entry, slots);
    tally.add(entry.number(), engine.game().transfers(at.table(), event));
    var after = engine.game().apply(at.table(), event);
    var roundEnded = CommandRunner.roundEnded(engine.game(), at.table(), after);
    past.add(at.table(), List.of(event), after, roundEnded);
    return new Standing<>(after, entry.number(), entry.hash());
  }

  /// Reads an entry as the event it is; a shuffle begins its shoe.
  static <T> Event event(Engine<T> engine, JournalEntry entry, ShoeSlots slots) {
    if (EventMakers.isShoe(entry.maker()) && EventMakers.shoeOf(entry.maker()) != slots.ordinal()) {
      slots.begin(EventMakers.shoeOf(entry.maker()), 0);
    }
    return engine.codec().event(entry.kind(), entry.version(), Json.read(entry.body()), slots);
  }

  private CommandKeys keys(long table, long number, long now) {
    var from = now - KEYS_KEPT_MS;
    var keys = new CommandKeys(Math.min(number + 1, records.firstSince(table, from)));
    var person = "";
    for (var use : records.keysSince(table, from)) {
      person = EventMakers.isPerson(use.maker()) ? use.maker() : person;
      if (!person.isEmpty()) {
        keys.note(person, use.commandKey(), use.number(), use.at());
      }
    }
    return keys;
  }
}
