package cardroom.server.table;

import cardroom.games.table.Viewer;
import cardroom.server.codec.Json;
import cardroom.server.journal.Entry;
import cardroom.server.journal.Records;
import cardroom.server.shelf.Engine;
import cardroom.server.shelf.Opening;
import cardroom.server.shelf.OpeningCodec;
import cardroom.server.shelf.Shelf;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.Slots;
import cardroom.server.table.Showing.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Tells a finished round again, from the journal.
public final class Retelling {
  private final Records records;
  private final Shelf shelf;
  private final SealedShoe shoes;

  public Retelling(Records records, Shelf shelf, SealedShoe shoes) {
    this.records = records;
    this.shelf = shelf;
    this.shoes = shoes;
  }

  /// A finished round, from the wagers to the settlement.
  public record Told(int round, List<Line> story) {
    public Told {
      story = List.copyOf(story);
    }
  }

  /// The story of a round through somebody's eyes; empty when it is not finished.
  public Optional<List<Line>> round(long table, int round, Viewer viewer) {
    return rounds(table, OptionalInt.of(round), viewer).stream().findFirst().map(Told::story);
  }

  /// The stories of all finished rounds of a table, or of that one.
  public List<Told> rounds(long table, OptionalInt only, Viewer viewer) {
    return records
        .entry(table, 1)
        .map(first -> rounds(shelf.engine(opening(first)), first, only, viewer))
        .orElse(List.of());
  }

  private static Opening opening(Entry first) {
    return OpeningCodec.read(Json.read(first.body()));
  }

  private <T> List<Told> rounds(Engine<T> engine, Entry first, OptionalInt only, Viewer viewer) {
    var game = engine.game();
    var slots = new Slots(records.shoes(first.table()), shoes::open);
    var table = game.open(opening(first).setup());
    var last = 0;
    List<Told> told = new ArrayList<>();
    List<Line> story = new ArrayList<>();
    for (Entry entry : records.entries(first.table(), 1)) {
      var event = Recovery.event(engine, entry, slots);
      var after = game.apply(table, event);
      for (var line : game.story(table, event, viewer)) {
        story.add(new Line(entry.number(), line));
      }
      if (Dealer.roundEnded(game, table, after)) {
        var round = game.round(after);
        // Betting that ended without a wager is no round, and keeps the number of the one before.
        if (round > last && only.orElse(round) == round) {
          told.add(new Told(round, story));
        }
        last = Math.max(last, round);
        slots.cleared();
        story.clear();
      }
      table = after;
    }
    return told;
  }
}
