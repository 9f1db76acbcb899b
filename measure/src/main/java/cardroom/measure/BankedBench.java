package cardroom.measure;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.BetId;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/// Whole rounds of the banked tables in one thread, as the room plays them: seven people who take
/// what they are offered, and after every action of one of them the postings, and the view and the
/// choices of all seven.
final class BankedBench<T> {
  private static final int PLAYERS = 7;
  private static final long RUN_NANOS = 3_000_000_000L;
  private static final int WARM_UPS = 3;
  private static final Money BUY_IN = Money.dollars(2_000);
  private static final Money LEAST = Money.dollars(400);

  private final BankedTable<T> game;
  private final Random random = new Random(17);
  private final List<Player> players = new ArrayList<>();
  private final List<Card> shoe = new ArrayList<>();
  private BankedState<T> table;
  private long actions;
  private long seen;

  private BankedBench(BankedTable<T> game) {
    this.game = game;
    this.table = game.open(new Setup("bench", new Setup.Stakes.Schedule(1), PLAYERS));
    for (int seat = 1; seat <= PLAYERS; seat++) {
      var player = new Player("player " + seat);
      players.add(player);
      say(new Command.Act(player, "sit", Position.seat(seat), BUY_IN));
    }
  }

  static void run(Figures figures) {
    for (String id : List.of("pure-21.5", "three-card-poker")) {
      var engine = TableEngines.of(Catalogue.packaged(), "casino-club", id, Map.of());
      measure((BankedTable<?>) engine, id, figures);
    }
  }

  private static <T> void measure(BankedTable<T> game, String id, Figures figures) {
    var bench = new BankedBench<>(game);
    // As long as a room needs until its code is compiled; a busy machine compiles late.
    for (int i = 0; i < WARM_UPS; i++) {
      bench.play();
    }
    bench.actions = 0;
    var rounds = game.round(bench.table);
    var begin = cpuNanos();
    bench.play();
    var nanos = cpuNanos() - begin;
    figures.add(
        id + ", whole rounds",
        (game.round(bench.table) - rounds) * 1e9 / nanos,
        "rounds a second",
        "");
    figures.add(id + ", an action", nanos / 1e3 / bench.actions, "µs of processor time", "80");
    if (bench.seen == 0) {
      throw new IllegalStateException("nobody has seen anything");
    }
  }

  /// Processor time of this thread, so that a busy machine does not spoil the figure.
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void play() {
    var begin = cpuNanos();
    while (cpuNanos() - begin < RUN_NANOS) {
      for (var player : players) {
        act(player);
      }
    }
  }

  /// One person's action and all the cards that follow, then what everybody sees and may do.
  private void act(Player player) {
    var offered = game.choices(table, new Viewer.Person(player)).offered();
    var chosen = choose(player, offered);
    if (chosen.isEmpty()) {
      return;
    }
    say(chosen.get());
    actions++;
    while (game.need(table) instanceof Need.Chance(var draw)) {
      chance(draw);
    }
    var sight = game.sharedView(table);
    for (var each : players) {
      var viewer = new Viewer.Person(each);
      seen += sight.view(viewer).positions().size();
      seen += sight.choices(viewer).offered().size();
    }
  }

  private void chance(ChanceRequest draw) {
    switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        shoe.clear();
        shoe.addAll(cards);
        Collections.shuffle(shoe, random);
        say(new Command.Shuffled());
      }
      case ChanceRequest.OneCard _ -> say(new Command.Deal(shoe.removeLast()));
      case ChanceRequest.OneOf _ -> throw new IllegalStateException("nothing is drawn by lot here");
    }
  }

  private void say(Command command) {
    switch (game.rule(table, command)) {
      case Ruling.Allowed(var events) -> events.forEach(this::happen);
      case Ruling.Refused refused -> throw new IllegalStateException(refused.words());
    }
  }

  private void happen(Event event) {
    seen += game.transfers(table, event).size();
    table = game.apply(table, event);
  }

  /// Adds chips when they run out; else takes one of the choices that move the round on.
  private Optional<Command.Act> choose(Player player, List<Choice> offered) {
    var isShort = table.guest(player).orElseThrow().stack().isLessThan(LEAST);
    var wanted = offered.stream().filter(choice -> isWanted(player, choice, isShort)).toList();
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    var choice = wanted.get(random.nextInt(wanted.size()));
    var amount = choice.amount().map(range -> range.suggested().max(range.min()).min(range.max()));
    return Optional.of(
        new Command.Act(player, choice.id(), choice.position(), amount.orElse(Money.ZERO)));
  }

  private boolean isWanted(Player player, Choice choice, boolean isShort) {
    return switch (choice.id()) {
      case Seating.LEAVE,
          Seating.SIT_OUT,
          BankedChoiceId.STAY,
          BankedChoiceId.TAKE_BACK,
          BankedChoiceId.MATCH ->
          false;
      case Seating.TOP_UP -> isShort;
      case BankedChoiceId.PASS_BANK -> random.nextInt(8) == 0;
      default -> !BetId.isBet(choice.id()) || isOwn(player, choice);
    };
  }

  private boolean isOwn(Player player, Choice choice) {
    return choice.position().equals(Position.seat(players.indexOf(player) + 1));
  }
}
