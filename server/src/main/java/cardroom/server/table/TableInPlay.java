package cardroom.server.table;

import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.SharedView;
import cardroom.games.table.StoryLine;
import cardroom.games.table.Transfer;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.JournalPage;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.TableRecovery.Recovered;
import cardroom.server.table.TableShowing.ClockView;
import cardroom.server.table.TableShowing.Line;
import cardroom.server.table.TableShowing.RoomView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// A table in play: its rules, where it stands, and what one command would make of it.
final class TableInPlay<T> {
  private static final Viewer RAIL = new Viewer.Rail();

  private final long id;
  private final SealedShoe shoes;
  private final Recovered<T> table;
  private TableDraft.Standing<T> standing;
  private RoundEnd<T> rest;
  private Optional<TableDraft<T>> draft = Optional.empty();
  private Optional<SharedView> shared = Optional.empty();
  private Optional<View> railView = Optional.empty();
  private Optional<Set<String>> seated = Optional.empty();

  TableInPlay(long id, SealedShoe shoes, Recovered<T> table) {
    this.id = id;
    this.shoes = shoes;
    this.table = table;
    this.standing = table.standing();
    this.rest = table.rest();
  }

  /// Judges a command; what is allowed waits as a draft for its commit.
  sealed interface Judged {
    record Refused(Answer.Refused why) implements Judged {}

    record Drafted(JournalPage page) implements Judged {}
  }

  /// @param command empty when the next round is to begin
  Judged judge(Optional<Command> command, String maker, String key, long now) {
    var request = new CommandRunner.Request(command, maker, key, now);
    return switch (CommandRunner.judge(
        id, table.engine(), table.slots(), shoes, standing, request)) {
      case CommandRunner.Outcome.Refused<T>(var why) -> new Judged.Refused(new Answer.Refused(why));
      case CommandRunner.Outcome.Allowed<T>(var allowed) -> {
        draft = Optional.of(allowed);
        table.tally().add(standing.number() + 1, allowed.transfers());
        yield new Judged.Drafted(withRest(allowed, now));
      }
    };
  }

  /// What is wrong with the form of a command, whatever the rules would say to it.
  Optional<Answer.Refused> misshapen(Command command) {
    var viewer = Tables.Asked.eyes(command);
    Supplier<Choices> offered = () -> table.engine().game().choices(standing.table(), viewer);
    return CommandShape.wrong(command, table.opening().setup().seats(), offered)
        .or(() -> misplaced(command, offered));
  }

  /// Most rules check who decides and not where: a choice that a player may make at their own place
  /// is refused here when it was sent for another. What the rules refuse anyway, they refuse in
  /// their own words.
  private Optional<Answer.Refused> misplaced(Command command, Supplier<Choices> offered) {
    return command instanceof Command.Act act
            && !holder(publicView(), act.position()).equals(Optional.of(act.player().name()))
            && table.engine().game().rule(standing.table(), act) instanceof Ruling.Allowed
        ? CommandShape.elsewhere(act, offered.get())
        : Optional.empty();
  }

  /// At a round's end each player's share is noted; every few rounds the end of the round before is
  /// written as the snapshot.
  private JournalPage withRest(TableDraft<T> allowed, long now) {
    var page = allowed.page();
    if (allowed.ended().isEmpty()) {
      return page;
    }
    var end = allowed.ended().get().standing();
    var rows = new ArrayList<>(page.rows());
    var round = table.engine().game().round(end.table());
    rows.addAll(table.tally().rows(id, round, end.number(), now));
    if (rest.standing().number() > 1 && RoundEnd.isWrittenAfter(round)) {
      rows.add(rest.row(id, table.engine().codec(), shoes));
    }
    return new JournalPage(page.table(), page.entries(), rows);
  }

  /// The draft is on disk: the table moves on.
  void commit() {
    var done = draft.orElseThrow();
    draft = Optional.empty();
    var before = standing.table();
    standing = done.standing();
    shared = Optional.empty();
    railView = Optional.empty();
    seated = Optional.empty();
    done.ended().ifPresent(end -> begin(end, done.transfersAfter()));
    table.past().add(before, done.events(), standing.table(), done.ended().isPresent());
  }

  /// A round begins with the event after the end of the last one, in the same page if there is one.
  private void begin(RoundEnd<T> end, List<Transfer> transfers) {
    rest = end;
    table.tally().clear();
    if (standing.number() > end.standing().number()) {
      table.tally().add(end.standing().number() + 1, transfers);
    }
  }

  long number() {
    return standing.number();
  }

  CommandKeys keys() {
    return table.keys();
  }

  Need need() {
    return table.engine().game().need(standing.table());
  }

  boolean isAtRest() {
    return table.engine().game().atRest(standing.table());
  }

  /// Whether the next round can begin by itself.
  boolean isDue() {
    return isAtRest() && need() instanceof Need.Chance;
  }

  /// The players whose chips the table still remembers.
  Set<Player> departed() {
    return table.engine().game().departed(standing.table());
  }

  /// How long ago they left, as the records knew it when the table was brought back.
  Map<Player, Long> goneForMs() {
    return table.goneForMs();
  }

  int round() {
    return table.engine().game().round(standing.table());
  }

  TableOpening opening() {
    return table.opening();
  }

  /// Needed many times after every change, by all watchers: built once.
  View publicView() {
    if (railView.isEmpty()) {
      railView = Optional.of(shared().view(RAIL));
    }
    return railView.get();
  }

  View viewOf(Viewer viewer) {
    return shared().view(viewer);
  }

  /// The table for all who look at it as it stands now.
  private SharedView shared() {
    if (shared.isEmpty()) {
      shared = Optional.of(table.engine().game().sharedView(standing.table()));
    }
    return shared.get();
  }

  /// The names of those who have a seat or bet behind one, in the order of the seats.
  Set<String> seated() {
    if (seated.isEmpty()) {
      Set<String> names = new LinkedHashSet<>();
      for (var seat : publicView().seats()) {
        if (!seat.player().isEmpty()) {
          names.add(seat.player());
        }
      }
      seated = Optional.of(Collections.unmodifiableSet(names));
    }
    return seated.get();
  }

  /// The lobby's line, made only when somebody asks: a table is a value, so it can wait.
  Supplier<LobbyRow> lobbyRow(LobbyRow.Beside beside) {
    var now = standing.table();
    return () -> LobbyRow.of(id, table.opening(), table.engine().game().view(now, RAIL), beside);
  }

  List<Line> storySince(long number, Viewer viewer) {
    return number >= standing.number() ? List.of() : table.past().since(number, viewer);
  }

  /// This round as far as it has been played, for somebody who comes in the middle of it.
  List<Line> storySoFar(Viewer viewer) {
    return table.past().sinceRest(viewer);
  }

  /// What everybody could see since that number.
  List<StoryLine> publicStory(long since) {
    return storySince(since, RAIL).stream().map(Line::line).toList();
  }

  TableShowing showing(Viewpoint eyes, Optional<ClockView> clock, RoomView room, List<Line> story) {
    return showing(standing, shared(), eyes, clock, room, story, Optional.empty());
  }

  /// The table as it stands now, to be shown later or not at all, to somebody who reads no stories.
  Supplier<TableShowing> later(Viewpoint eyes, Optional<ClockView> clock, RoomView room) {
    var now = standing;
    var seen = shared();
    return () -> showing(now, seen, eyes, clock, room, List.of(), Optional.empty());
  }

  /// The change since that number as seen by all viewers without a stake at the table.
  SharedShowing alike(long since) {
    return new SharedShowing(() -> storySince(since, RAIL));
  }

  /// The table as it stands now, with the story of its last page.
  TableShowing told(
      Viewpoint eyes, Optional<ClockView> clock, RoomView room, long since, SharedShowing alike) {
    return hasNothingHere(eyes.viewer())
        ? showing(standing, shared(), eyes, clock, room, alike.story(), Optional.of(alike))
        : showing(eyes, clock, room, storySince(since, eyes.viewer()));
  }

  /// Whether somebody has no seat, no wager and no bank, and so sees what everybody sees.
  private boolean hasNothingHere(Viewer viewer) {
    if (!(viewer instanceof Viewer.Person(var player))) {
      return true;
    }
    var open = publicView();
    var name = player.name();
    return open.seats().stream().noneMatch(seat -> seat.player().equals(name))
        && open.positions().stream().noneMatch(spot -> spot.bettor().equals(name))
        && open.bank().filter(bank -> bank.player().equals(name)).isEmpty();
  }

  private TableShowing showing(
      TableDraft.Standing<T> at,
      SharedView seen,
      Viewpoint eyes,
      Optional<ClockView> clock,
      RoomView room,
      List<Line> story,
      Optional<SharedShowing> alike) {
    var view = seen.view(alike.isPresent() ? RAIL : eyes.viewer());
    return new TableShowing(
        id,
        at.number(),
        view,
        KeptSeats.of(room.waiting(), view).open(seen.choices(eyes.viewer()), eyes.viewer()),
        eyes.floor().map(seen::choices),
        table.engine().game().atRest(at.table()),
        clock,
        room,
        story,
        alike);
  }

  /// Whose a position is: the bettor's there, else the player's who has the seat, else the bank's.
  Optional<String> holder(View view, Position position) {
    for (var spot : view.positions()) {
      if (spot.position().equals(position) && !spot.bettor().isEmpty()) {
        return Optional.of(spot.bettor());
      }
    }
    for (var seat : view.seats()) {
      if (seat.seat() == position.seat() && !seat.player().isEmpty()) {
        return Optional.of(seat.player());
      }
    }
    return position.equals(Position.BANK)
        ? view.bank().map(View.BankView::player)
        : Optional.empty();
  }
}
