package cardroom.server.bots;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.SeatTag;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Watcher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A person who sits down at a table of bots soon has cards, in every game, even when the bots are
/// in the middle of a round: among themselves they do not think while somebody waits.
class DealtInTest {
  /// So slow that a round of bots would otherwise not end in an evening.
  private static final ThinkingTime THOUGHTFUL = new ThinkingTime(3_600_000, 3_600_001);

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @TempDir Path folder;

  /// Sits down, bets the least, and leaves when the cards are there.
  private static final class Newcomer implements Watcher {
    // The bank may be offered to them first; nobody else would answer for them.
    private static final List<String> ENTERING =
        List.of("sit", "pass-bank", "bet.game", "bet.ante", "kill-to-enter");

    private final OpenRoom room;
    private final long table;
    private final Player me;
    private final Entropy entropy = Entropy.ofTheSystem();
    private volatile boolean hasCards;
    private volatile boolean hasLeft;

    Newcomer(OpenRoom room, long table, String name) {
      this.room = room;
      this.table = table;
      this.me = new Player(name);
      room.room().guests().admit(name);
      room.room().tables().watch(table, this, -1);
    }

    @Override
    public Viewer viewer() {
      return new Viewer.Person(me);
    }

    @Override
    public void show(TableShowing now) {
      var mine =
          now.view().positions().stream()
              .filter(spot -> spot.bettor().equals(me.name()))
              .flatMap(spot -> spot.hands().stream())
              .toList();
      hasCards = hasCards || mine.stream().anyMatch(hand -> !hand.cards().isEmpty());
      hasLeft =
          hasCards
              && now.view().seats().stream()
                  .filter(seat -> seat.player().equals(me.name()))
                  .allMatch(seat -> seat.tags().contains(SeatTag.LEAVING));
      var has = now.view().positions().stream().anyMatch(spot -> spot.bettor().equals(me.name()));
      wanted(now.choices().offered(), has).ifPresent(choice -> send(choice, now.number()));
    }

    private Optional<Choice> wanted(List<Choice> offered, boolean hasBet) {
      var order = hasCards ? List.of("leave") : hasBet ? List.of("done") : ENTERING;
      return hasLeft
          ? Optional.empty()
          : order.stream()
              .flatMap(id -> offered.stream().filter(choice -> choice.id().equals(id)))
              .findFirst();
    }

    private void send(Choice choice, long number) {
      var amount = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
      var act = new Command.Act(me, choice.id(), choice.position(), amount);
      var _ =
          room.room().tables().act(table, new Asked(act, entropy.hex(16), act.choice(), number));
    }

    @Override
    public void ended() {
      // The room closes.
    }
  }

  @Test
  void in_every_game_bots_do_not_keep_a_newcomer_waiting() {
    var plan = RoomPlan.standard(folder).on("localhost", 0).with(Demo.YES).with(THOUGHTFUL);
    plan = plan.with(RequestLimits.NONE).with(ClockTimes.ENDLESS);
    try (var room = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of())) {
      var tables =
          room.room().tables().lobby().rows().stream()
              .collect(Collectors.toMap(LobbyRow::game, LobbyRow::id, (first, _) -> first))
              .values();
      for (var name : List.of("Ann", "Bob")) {
        var newcomers =
            tables.stream().map(table -> new Newcomer(room, table, name + " " + table)).toList();
        for (var newcomer : newcomers) {
          Awaitility.await(newcomer.me + " has had cards and goes")
              .atMost(PATIENCE)
              .until(() -> newcomer.hasLeft);
        }
      }
    }
  }
}
