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

  /// The story of a round through somebody's eyes; empty when it is not finished.
  public Optional<List<Line>> round(long table, int round, Viewer viewer) {
    return records
        .entry(table, 1)
        .flatMap(first -> round(shelf.engine(opening(first)), first, round, viewer));
  }

  private static Opening opening(Entry first) {
    return OpeningCodec.read(Json.read(first.body()));
  }

  private <T> Optional<List<Line>> round(Engine<T> engine, Entry first, int round, Viewer viewer) {
    var game = engine.game();
    var slots = new Slots(records.shoes(first.table()), shoes::open);
    var table = game.open(opening(first).setup());
    List<Line> story = new ArrayList<>();
    for (Entry entry : records.entries(first.table(), 1)) {
      var event = Recovery.event(engine, entry, slots);
      var after = game.apply(table, event);
      if (game.round(after) == round && round > 0) {
        for (var line : game.story(table, event, viewer)) {
          story.add(new Line(entry.number(), line));
        }
        if (Dealer.roundEnded(game, table, after)) {
          return Optional.of(story);
        }
      }
      table = after;
    }
    return Optional.empty();
  }
}
