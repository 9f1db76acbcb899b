package cardroom.app.play;

import cardroom.app.WrongUse;
import cardroom.bots.Bot;
import cardroom.bots.BotHabits;
import cardroom.bots.TableBot;
import cardroom.cards.RandomBits;
import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;

/// Opens a table and seats the human and the bots.
final class TerminalOpening<T> {

  /// The name of the human at the table.
  static final String ME = "Guest";

  private static final List<String> NAMES =
      List.of("Maple", "Birch", "Cedar", "Hazel", "Rowan", "Aspen", "Linden", "Laurel");
  private static final List<BotHabits> TEMPERS =
      List.of(BotHabits.BANKER, BotHabits.LIVELY, BotHabits.STEADY, BotHabits.CAREFUL);

  private final TableGame<T> engine;
  private final Setup.Stakes stakes;
  private final RandomBits bits;
  private final Screen screen;
  private final Console console;
  private boolean isSeated;

  TerminalOpening(
      TableGame<T> engine, Setup.Stakes stakes, RandomBits bits, Screen screen, Console console) {
    this.engine = engine;
    this.stakes = stakes;
    this.bits = bits;
    this.screen = screen;
    this.console = console;
  }

  /// The human takes the third seat, so that others bank first.
  TerminalSession seat(int players, boolean auto, boolean dealerErrors) {
    var me = new Player(ME);
    var seatsMax = engine.seatsMax();
    if (players < 2 || players > seatsMax) {
      throw new WrongUse(
          "--seats %d: this table takes 2 to %d players.".formatted(players, seatsMax));
    }
    var opened = opened(seatsMax);
    screen.opening(engine.view(opened, new Viewer.Person(me)));
    var dealer = new TerminalDealer<>(engine, opened, bits, new Viewer.Person(me), this::tell);
    var bots = new LinkedHashMap<Player, Bot>();
    var mine = Math.min(3, players);
    for (var seat = 1; seat <= players; seat++) {
      var player = seat == mine ? me : new Player(NAMES.get(seat % NAMES.size()));
      if (!player.equals(me) || auto) {
        bots.put(player, new TableBot(TEMPERS.get(seat % TEMPERS.size()), bits));
      }
      sit(dealer, player, seat);
    }
    isSeated = true;
    if (dealerErrors) {
      dealer.train(new TraineeDealer(bits));
    }
    var others = bots.keySet().stream().filter(bot -> !bot.equals(me)).map(Player::name).toList();
    screen.say("You are %s at seat %d. Bots: %s.".formatted(ME, mine, String.join(", ", others)));
    return new TerminalSession(dealer, me, Collections.unmodifiableMap(bots), screen, console);
  }

  /// Who sits where is visible at once and needs no story lines.
  private void tell(StoryLine line) {
    if (isSeated || line.kind() != Kind.SAY) {
      screen.tell(line);
    }
  }

  private T opened(int seats) {
    try {
      return engine.open(new Setup("Table 1", stakes, seats));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private void sit(TerminalDealer<T> dealer, Player player, int seat) {
    var offered =
        dealer.choices(player).offered().stream()
            .filter(choice -> choice.id().equals(Seating.SIT) && choice.position().seat() == seat)
            .findFirst()
            .orElseThrow();
    var buyIn = offered.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    dealer.take(new Act(player, offered.id(), offered.position(), buyIn));
  }
}
