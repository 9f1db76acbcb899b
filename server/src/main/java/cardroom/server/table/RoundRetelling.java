package cardroom.server.table;

import cardroom.games.table.Choices;
import cardroom.games.table.Event;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.notation.RoundDocument;
import cardroom.notation.RoundTexts;
import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.OpeningCodec;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.Records;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.ShoeSlots;
import cardroom.server.table.RoundMarks.Mark;
import cardroom.server.table.TableDraft.Standing;
import cardroom.server.table.TableShowing.Line;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Tells a finished round again, from the journal.
public final class RoundRetelling {
  /// Events that are read at a time.
  private static final int PAGE = 2_048;

  private final RoundMarks marks = new RoundMarks();
  private final Records records;
  private final GameCatalogue catalogue;
  private final SealedShoe shoes;

  public RoundRetelling(Records records, GameCatalogue catalogue, SealedShoe shoes) {
    this.records = records;
    this.catalogue = catalogue;
    this.shoes = shoes;
  }

  /// A finished round, from the wagers to the settlement.
  ///
  /// @param steps the table after each event, when one round alone is told
  /// @param document the round in a format that other programs read, where the game has one
  public record Told(
      int round, List<Line> story, List<Step> steps, Optional<RoundDocument> document) {
    public Told {
      story = List.copyOf(story);
      steps = List.copyOf(steps);
    }
  }

  /// The table after an event.
  public record Step(long number, View view) {}

  /// A round as a person may know it; empty when it is not finished.
  public Optional<Told> round(long table, int round, Viewer viewer) {
    return rounds(table, OptionalInt.of(round), viewer).stream().findFirst();
  }

  /// The stories of all finished rounds of a table, or of that one.
  public List<Told> rounds(long table, OptionalInt only, Viewer viewer) {
    return records
        .entry(table, 1)
        .map(first -> rounds(catalogue.engine(opening(first)), first, only, viewer))
        .orElse(List.of());
  }

  /// An event, and what somebody saw and could do just before it.
  public record Moment(long number, View view, Choices choices, Event event) {}

  /// Every moment of a finished round at which that person could decide; empty when it is not
  /// finished.
  public Optional<List<Moment>> moments(long table, int round, Viewer viewer) {
    List<List<Moment>> found = new ArrayList<>();
    records
        .entry(table, 1)
        .ifPresent(
            first -> moments(catalogue.engine(opening(first)), first, round, viewer, found::add));
    return found.stream().findFirst();
  }

  private <T> void moments(
      Engine<T> engine, JournalEntry first, int only, Viewer viewer, Consumer<List<Moment>> found) {
    var game = engine.game();
    walk(
        engine,
        first,
        OptionalInt.of(only),
        round -> {
          List<Moment> moments = new ArrayList<>();
          var table = round.before();
          var at = round.first();
          for (Event event : round.events()) {
            var choices = game.choices(table, viewer);
            if (!choices.offered().isEmpty()) {
              moments.add(new Moment(at, game.view(table, viewer), choices, event));
            }
            table = game.apply(table, event);
            at++;
          }
          found.accept(moments);
        });
  }

  /// A round as the notation writes it.
  ///
  /// @param text empty when it was called off, or contains a card that must not be revealed
  public record Noted(int round, Optional<String> text) {}

  /// All finished rounds of a table, or that one, in the notation; empty when its game has none.
  ///
  /// @param viewer who will read it; empty for a reader who may know every card
  public Optional<List<Noted>> notations(long table, OptionalInt only, Viewer viewer) {
    return records
        .entry(table, 1)
        .filter(first -> RoundTexts.hasNotation(catalogue.engine(opening(first)).game()))
        .map(first -> notations(catalogue.engine(opening(first)), first, only, viewer));
  }

  /// The events of a round by their numbers.
  public record Span(long first, long last) {}

  /// Where a finished round is in the journal; empty when it is not finished.
  public Optional<Span> span(long table, int round) {
    List<Span> spans = new ArrayList<>();
    records
        .entry(table, 1)
        .ifPresent(
            first ->
                walk(
                    catalogue.engine(opening(first)),
                    first,
                    OptionalInt.of(round),
                    played ->
                        spans.add(
                            new Span(
                                played.first(), played.first() + played.events().size() - 1))));
    return spans.stream().findFirst();
  }

  private static TableOpening opening(JournalEntry first) {
    return OpeningCodec.read(first.version(), Json.read(first.body()));
  }

  private <T> List<Noted> notations(
      Engine<T> engine, JournalEntry first, OptionalInt only, Viewer viewer) {
    List<Noted> noted = new ArrayList<>();
    var texts = texts(engine, first);
    walk(
        engine,
        first,
        only,
        round ->
            noted.add(
                new Noted(round.number(), texts.notation(round.before(), round.events(), viewer))));
    return noted;
  }

  private <T> List<Told> rounds(
      Engine<T> engine, JournalEntry first, OptionalInt only, Viewer viewer) {
    List<Told> told = new ArrayList<>();
    var isOne = only.isPresent();
    var texts = texts(engine, first);
    walk(engine, first, only, round -> told.add(told(texts, round, viewer, isOne)));
    return told;
  }

  private static <T> RoundTexts<T> texts(Engine<T> engine, JournalEntry first) {
    return new RoundTexts<>(engine.game(), opening(first).options());
  }

  private static <T> Told told(RoundTexts<T> texts, Played<T> round, Viewer viewer, boolean isOne) {
    var game = texts.game();
    List<Line> story = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    var table = round.before();
    var at = round.first();
    for (Event event : round.events()) {
      for (var line : game.story(table, event, viewer)) {
        story.add(new Line(at, line));
      }
      table = game.apply(table, event);
      if (isOne) {
        steps.add(new Step(at, game.view(table, viewer)));
      }
      at++;
    }
    var document = texts.document(round.before(), round.events(), viewer);
    return new Told(round.number(), story, steps, document);
  }

  /// A finished round: the table before it, and what happened, from the event of that number on.
  private record Played<T>(int number, T before, long first, List<Event> events) {
    Played {
      events = List.copyOf(events);
    }
  }

  private <T> void walk(
      Engine<T> engine, JournalEntry opened, OptionalInt only, Consumer<Played<T>> each) {
    var game = engine.game();
    var id = opened.table();
    var mark = only.isPresent() ? marks.<T>before(id, only.getAsInt()) : Optional.<Mark<T>>empty();
    var slots = new ShoeSlots(List.of(), shoes::open);
    mark.ifPresent(found -> slots.begin(found.rest().shoe(), found.rest().next()));
    var table =
        mark.map(found -> found.rest().standing().table())
            .orElseGet(() -> game.open(opening(opened).setup()));
    var before = table;
    var last = mark.map(Mark::round).orElse(0);
    var from = mark.map(found -> found.rest().standing().number()).orElse(1L) + 1;
    List<Event> events = new ArrayList<>();
    for (JournalEntry entry : new Following(id, from - 1, slots)) {
      var event = TableRecovery.event(engine, entry, slots);
      var after = game.apply(table, event);
      events.add(event);
      if (CommandRunner.roundEnded(game, table, after)) {
        var round = game.round(after);
        // Betting that ended without a wager is no round, and keeps the number of the one before.
        var isNew = round > last;
        if (isNew && only.orElse(round) == round) {
          each.accept(new Played<>(round, before, from, events));
          if (only.isPresent()) {
            return;
          }
        }
        last = Math.max(last, round);
        slots.cleared();
        if (isNew) {
          marks.keep(id, round, RoundEnd.at(new Standing<>(after, entry.number(), ""), slots));
        }
        events.clear();
        before = after;
        from = entry.number() + 1;
      }
      table = after;
    }
  }

  /// The entries of a table from one on, a page at a time, so that an early round of a long evening
  /// does not cost the whole of it.
  private final class Following implements Iterable<JournalEntry> {
    private final long table;
    private final long after;
    private final ShoeSlots slots;

    Following(long table, long after, ShoeSlots slots) {
      this.table = table;
      this.after = after;
      this.slots = slots;
    }

    @Override
    public Iterator<JournalEntry> iterator() {
      return Stream.iterate(page(after), page -> !page.isEmpty(), page -> page(end(page)))
          .flatMap(List::stream)
          .iterator();
    }

    private static long end(List<JournalEntry> page) {
      return page.getLast().number();
    }

    /// An open room keeps shuffling, so the shoes are read after the events that dealt from them.
    private List<JournalEntry> page(long begin) {
      var page = records.entries(table, begin, begin + PAGE);
      if (!page.isEmpty()) {
        slots.learn(records.shoes(table, slots.ordinal(), newestShoe(page)));
      }
      return page;
    }

    private int newestShoe(List<JournalEntry> page) {
      return page.stream()
          .map(JournalEntry::maker)
          .filter(EventMakers::isShoe)
          .mapToInt(EventMakers::shoeOf)
          .reduce(slots.ordinal(), Math::max);
    }
  }
}
