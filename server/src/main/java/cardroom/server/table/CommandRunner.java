package cardroom.server.table;

import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Ruling;
import cardroom.games.table.TableGame;
import cardroom.games.table.Transfer;
import cardroom.server.catalogue.Engine;
import cardroom.server.codec.Json;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.Row;
import cardroom.server.ledger.Leg;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.ShoeSlots;
import cardroom.server.table.TableDraft.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Puts a command to the rules and lets chance move until somebody must decide; all of it is one
/// page of the journal (Contract 2).
final class CommandRunner<T> {
  // Far more than any round needs; a table that would deal forever must stop.
  private static final int STEPS_MAX = 20_000;

  private final long id;
  private final Engine<T> engine;
  private final ShoeSlots slots;
  private final SealedShoe shoes;

  private Standing<T> at;
  private Optional<RoundEnd<T>> ended = Optional.empty();
  private final List<Event> events = new ArrayList<>();
  private final List<Transfer> transfers = new ArrayList<>();
  private final List<Transfer> transfersAfter = new ArrayList<>();
  private final List<JournalEntry> entries = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();

  private CommandRunner(
      long id, Engine<T> engine, ShoeSlots slots, SealedShoe shoes, Standing<T> at) {
    this.id = id;
    this.engine = engine;
    this.slots = slots;
    this.shoes = shoes;
    this.at = at;
  }

  /// Who asks for something, when, and under which key.
  ///
  /// @param command empty when the next round is to begin, which is chance's own move
  record Request(Optional<Command> command, String maker, String key, long at) {}

  /// A refusal, or the table as it will be.
  sealed interface Outcome<T> {
    record Refused<T>(Ruling.Refused why) implements Outcome<T> {}

    record Allowed<T>(TableDraft<T> draft) implements Outcome<T> {}
  }

  static <T> Outcome<T> judge(
      long id,
      Engine<T> engine,
      ShoeSlots slots,
      SealedShoe shoes,
      Standing<T> at,
      Request request) {
    return new CommandRunner<>(id, engine, slots, shoes, at).judge(request);
  }

  private Outcome<T> judge(Request request) {
    if (request.command().isPresent()) {
      switch (engine.game().rule(at.table(), inOrder(request.command().get()))) {
        case Ruling.Refused no -> {
          return new Outcome.Refused<>(no);
        }
        case Ruling.Allowed(var allowed) -> note(allowed, request.maker(), request);
      }
    }
    letChanceMove(request);
    return new Outcome.Allowed<>(
        new TableDraft<>(
            at, events, transfers, ended, transfersAfter, new JournalPage(id, entries, rows)));
  }

  private Command inOrder(Command command) {
    return command instanceof Command.Act act && act.cards().size() > 1
        ? new Command.Act(
            act.player(),
            act.choice(),
            act.position(),
            act.amount(),
            slots.inOrderOfPlace(act.cards()))
        : command;
  }

  /// Whether a round ended with an event: checked for every event, so that a round ends at the same
  /// one in play, in recovery, in a retelling and in verification.
  static <T> boolean roundEnded(TableGame<T> game, T before, T after) {
    return game.atRest(after) && (!game.atRest(before) || game.round(after) > game.round(before));
  }

  /// Until somebody must decide, or the round is over: the next one begins after a pause.
  private void letChanceMove(Request request) {
    var begins = request.command().isEmpty();
    while (engine.game().need(at.table()) instanceof Need.Chance(var draw)
        && (begins || !engine.game().atRest(at.table()))) {
      begins = false;
      switch (draw) {
        case ChanceRequest.OneCard _ -> {
          chance(new Command.Deal(slots.deal()), EventMakers.DECK, request);
          slots.dealt();
        }
        case ChanceRequest.Shuffle(var cards) -> {
          var shoe = shoes.shuffle(id, slots.ordinalNext(), cards);
          slots.begin(shoe);
          rows.add(shoe.row());
          chance(
              new Command.Shuffled(),
              EventMakers.shoe(shoe.row().ordinal(), shoe.row().root()),
              request);
        }
        case ChanceRequest.OneOf(var count) ->
            chance(new Command.Drawn(shoes.oneOf(count)), EventMakers.DECK, request);
      }
      if (events.size() > STEPS_MAX) {
        throw new IllegalStateException("chance has moved " + STEPS_MAX + " times without an end");
      }
    }
  }

  private void chance(Command move, String maker, Request request) {
    switch (engine.game().rule(at.table(), move)) {
      case Ruling.Allowed(var allowed) -> note(allowed, maker, request);
      case Ruling.Refused no ->
          throw new IllegalStateException(
              "the rules asked for chance and refuse it: " + no.words());
    }
  }

  private void note(List<Event> allowed, String maker, Request request) {
    for (Event event : allowed) {
      var body = engine.codec().write(event, slots);
      var moved = engine.game().transfers(at.table(), event);
      var legs = Leg.of(moved, id);
      (ended.isPresent() ? transfersAfter : transfers).addAll(moved);
      var entry =
          new JournalEntry(
                  id,
                  at.number() + 1,
                  body.kind(),
                  body.version(),
                  maker,
                  request.key(),
                  request.at(),
                  Json.text(body.json()),
                  "",
                  legs)
              .linkedTo(at.hash());
      events.add(event);
      entries.add(entry);
      var before = at.table();
      at = new Standing<>(engine.game().apply(before, event), entry.number(), entry.hash());
      if (roundEnded(engine.game(), before, at.table())) {
        slots.cleared();
        ended = Optional.of(RoundEnd.at(at, slots));
      }
    }
  }
}
