package cardroom.server.poker;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.Answer;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.awaitility.Awaitility;

/// People at one table of the live room who take what they are offered.
record Company(Room room, long table, List<String> names) {
  private static final Setup.Stakes STAKES =
      new Setup.Stakes.Limit(Money.dollars(4), Money.dollars(8));

  static Company open(Room room, String game, List<String> names) {
    var setup = new Setup("Poker", STAKES, names.size());
    var opening = new TableOpening("ocean-view", game, setup, Map.of(), "", "", 0);
    return switch (OddPlayer.await(room.tables().open(opening))) {
      case Opened.Yes(var table) -> new Company(room, table, names);
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  Company in(Room other) {
    return new Company(other, table, names);
  }

  void sit() {
    for (int i = 0; i < names.size(); i++) {
      sit(i);
    }
  }

  void sit(int index) {
    room.guests().admit(names.get(index));
    act(new Command.Act(player(index), "sit", Position.seat(index + 1), Money.dollars(400)));
  }

  private Player player(int index) {
    return new Player(names.get(index));
  }

  Answer act(Command.Act act) {
    var key = OddPlayer.freshKey();
    var number = look(act.player()).number();
    return OddPlayer.await(room.tables().act(table, new Asked(act, key, key, number)));
  }

  TableShowing look(Player player) {
    return look(new Viewer.Person(player));
  }

  TableShowing look(Viewer viewer) {
    return switch (OddPlayer.await(room.tables().look(table, viewer))) {
      case Seen.Yes(var showing) -> showing;
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  /// What a player with cards may do now; the room may still be dealing.
  private Optional<Command.Act> due(int step) {
    for (int i = 0; i < names.size(); i++) {
      var me = player(i);
      var mine =
          look(me).choices().offered().stream()
              .filter(choice -> choice.position().seat() > 0 && !choice.id().equals("sit"))
              .filter(choice -> !choice.id().equals("fold"))
              .toList();
      if (!mine.isEmpty()) {
        return Optional.of(taken(me, mine.get(step % mine.size())));
      }
    }
    return Optional.empty();
  }

  private static Command.Act taken(Player me, Choice choice) {
    var amount = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    var cards =
        choice
            .cards()
            .map(pick -> pick.from().subList(0, Math.max(pick.min(), Math.min(2, pick.max()))))
            .orElse(List.<Card>of());
    return new Command.Act(me, choice.id(), choice.position(), amount, cards);
  }

  /// Waits for the next decision, without taking it. Hands are played by hundreds of these.
  Command.Act awaited(int step) {
    return Awaitility.await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(5))
        .atMost(Duration.ofSeconds(30))
        .until(() -> due(step), Optional::isPresent)
        .orElseThrow();
  }

  /// Takes the next decision, whoever has to make it; now and then a bet, mostly check or call.
  void step(int step) {
    var answer = act(awaited(step));
    if (answer instanceof Answer.Refused no) {
      throw new AssertionError(no.words());
    }
  }

  /// Every player who is asked folds if they can.
  void fold() {
    names.stream()
        .map(Player::new)
        .flatMap(
            me ->
                look(me).choices().offered().stream()
                    .filter(choice -> choice.id().equals("fold"))
                    .map(choice -> taken(me, choice)))
        .findFirst()
        .ifPresent(this::act);
  }

  /// Everything everybody is shown and offered.
  List<String> seen() {
    return names.stream()
        .map(Player::new)
        .map(this::look)
        .map(showing -> showing.number() + " " + showing.view() + showing.choices())
        .toList();
  }
}
