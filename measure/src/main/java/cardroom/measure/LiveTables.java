package cardroom.measure;

import cardroom.bots.Bot;
import cardroom.bots.BotHabits;
import cardroom.bots.TableBot;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Answer;
import cardroom.server.table.ClockName;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Tables in the middle of a round: everybody has cards, and somebody must decide.
final class LiveTables {
  private static final int PLAYERS = 3;
  private static final int STEPS_MAX = 2_000;
  private static final List<BotHabits> TEMPERS =
      List.of(BotHabits.BANKER, BotHabits.STEADY, BotHabits.LIVELY);

  private final Room room;

  LiveTables(Room room) {
    this.room = room;
  }

  /// Opens a table and plays until somebody must make a decision about their cards.
  long open(int number) {
    var opening = SitOutCrowd.opening("Live " + number, 0);
    if (!(room.tables().open(opening).join() instanceof Opened.Yes(var table))) {
      throw new IllegalStateException("no table was opened");
    }
    for (int i = 0; i < PLAYERS; i++) {
      room.guests().stake(player(table, i).name(), 100_000_00);
    }
    for (int step = 0; step < STEPS_MAX; step++) {
      if (isInMidRound(look(table, new Viewer.Rail()))) {
        return table;
      }
      step(table, step % PLAYERS);
    }
    throw new IllegalStateException("table " + table + " comes to no decision over cards");
  }

  static boolean isInMidRound(TableShowing showing) {
    return !showing.isAtRest()
        && showing.clock().filter(clock -> clock.name() == ClockName.ACTION).isPresent();
  }

  private static Player player(long table, int index) {
    return new Player("Live %d (bot %d)".formatted(index, table));
  }

  TableShowing look(long table, Viewer viewer) {
    return switch (room.tables().look(table, viewer).join()) {
      case Seen.Yes(var showing) -> showing;
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  /// Lets the player whose turn it is decide; true when it was done.
  boolean actAt(long table) {
    for (int i = 0; i < PLAYERS; i++) {
      if (step(table, i)) {
        return true;
      }
    }
    return false;
  }

  private boolean step(long table, int index) {
    var me = player(table, index);
    Bot bot = new TableBot(TEMPERS.get(index), Entropy.ofTheSystem().bits());
    var now = look(table, new Viewer.Person(me));
    var act = sit(now, me).or(() -> bot.act(me, now.view(), now.choices()));
    return act.isPresent()
        && room.tables().act(table, asked(act.get(), now)).join() instanceof Answer.Done;
  }

  private static Asked asked(Command.Act act, TableShowing now) {
    return new Asked(act, Entropy.ofTheSystem().hex(16), act.choice(), now.number());
  }

  private static Optional<Command.Act> sit(TableShowing now, Player me) {
    return now.choices().offered().stream()
        .filter(choice -> choice.id().equals("sit"))
        .findFirst()
        .map(
            choice ->
                new Command.Act(
                    me,
                    "sit",
                    choice.position(),
                    choice.amount().map(Choice.Amount::suggested).orElseThrow()));
  }

  /// Everything that the rail and every player can see of a table, except the time.
  List<String> sights(long table) {
    return Stream.concat(
            Stream.<Viewer>of(new Viewer.Rail()),
            IntStream.range(0, PLAYERS).mapToObj(i -> new Viewer.Person(player(table, i))))
        .map(viewer -> look(table, viewer))
        .map(seen -> "%d %s %s".formatted(seen.number(), seen.view(), seen.choices()))
        .toList();
  }
}
