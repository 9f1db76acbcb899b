package cardroom.bots;

import cardroom.cards.Card;
import cardroom.cards.RandomBits;
import cardroom.cards.Shuffle;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.SeatTag;
import cardroom.games.table.Setup;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/// A seeded evening of bots at one table, and what they were offered and took.
final class BotEvening<T> {

  private static final List<BotHabits> TEMPERS =
      List.of(
          BotHabits.LIVELY,
          BotHabits.STEADY,
          BotHabits.CAREFUL,
          BotHabits.BANKER,
          BotHabits.LIVELY);

  private final TableGame<T> game;
  private final RandomBits bits;
  private final Map<Player, Bot> bots = new LinkedHashMap<>();
  private final List<Card> shoe = new ArrayList<>();
  private final Set<String> offered = new TreeSet<>();
  private final Set<String> taken = new TreeSet<>();
  private int lessThanFull;
  private long circlesAtOnce;
  private T table;

  private BotEvening(TableGame<T> game, long seed) {
    this.game = game;
    var random = new SplittableRandom(seed);
    this.bits = count -> random.nextLong() >>> (64 - count);
    this.table = game.open(new Setup("Table 1", new Setup.Stakes.Schedule(1), game.seatsMax()));
    for (var seat = 1; seat <= TEMPERS.size(); seat++) {
      var player = new Player("bot " + seat);
      bots.put(player, new TableBot(TEMPERS.get(seat - 1), bits));
      carryOut(new Act(player, "sit", Position.seat(seat), Money.dollars(400)));
    }
  }

  static BotEvening<?> of(String house, String game, long seed) {
    return new BotEvening<>(TableEngines.of(Catalogue.packaged(), house, game, Map.of()), seed);
  }

  void play(int rounds) {
    while (game.round(table) < rounds) {
      switch (game.need(table)) {
        case Need.Chance(var draw) -> carryOut(answer(draw));
        case Need.Decisions(var who, _) -> decide(who.iterator().next());
        case Need.Nothing _ -> bank();
      }
    }
  }

  private void decide(Position position) {
    var awaited = awaited();
    for (var bot : bots.entrySet()) {
      var me = bot.getKey();
      var choices = awaited.contains(me.name()) ? choices(me) : Choices.NONE;
      if (choices.offered().stream().anyMatch(choice -> choice.position().equals(position))) {
        choices.offered().forEach(choice -> offered.add(choice.id()));
        var act = bot.getValue().act(me, view(me), choices).orElseThrow();
        note(act, choices, view(me));
        carryOut(act);
        return;
      }
    }
    throw new IllegalStateException("nobody decides for " + position);
  }

  /// Everybody has passed; the first bot that can takes the bank, so that the evening goes on.
  private void bank() {
    for (var player : bots.keySet()) {
      for (var choice : choices(player).offered()) {
        if (choice.id().equals("take-bank")) {
          var amount = choice.amount().orElseThrow().suggested();
          carryOut(new Act(player, choice.id(), choice.position(), amount));
          return;
        }
      }
    }
    throw new IllegalStateException("nobody can bank");
  }

  private List<String> awaited() {
    return view(bots.keySet().iterator().next()).seats().stream()
        .filter(seat -> seat.tags().contains(SeatTag.TO_ACT))
        .map(View.SeatView::player)
        .toList();
  }

  private void note(Act act, Choices choices, View view) {
    taken.add(act.choice());
    var most =
        choices.offered().stream()
            .filter(c -> c.id().equals(act.choice()) && c.position().equals(act.position()))
            .flatMap(choice -> choice.amount().stream())
            .map(Choice.Amount::max)
            .findFirst();
    if (act.choice().equals("double") && most.filter(act.amount()::isLessThan).isPresent()) {
      lessThanFull++;
    }
    var mine = view.positions().stream().filter(s -> s.bettor().equals(act.player().name()));
    circlesAtOnce =
        Math.max(circlesAtOnce, mine.filter(spot -> !spot.position().isBackline()).count());
  }

  private void carryOut(Command command) {
    switch (game.rule(table, command)) {
      case Ruling.Allowed(var events) -> events.forEach(event -> table = game.apply(table, event));
      case Ruling.Refused refused ->
          throw new IllegalStateException(command + ": " + refused.words());
    }
    bots.keySet().stream().filter(this::isPoor).forEach(this::buyMore);
  }

  private boolean isPoor(Player player) {
    return game.atRest(table)
        && view(player).seats().stream()
            .filter(seat -> seat.player().equals(player.name()))
            .anyMatch(seat -> seat.stack().isLessThan(Money.dollars(100)));
  }

  private void buyMore(Player player) {
    carryOut(new Act(player, "top-up", Position.TABLE, Money.dollars(200)));
  }

  private Command answer(ChanceRequest draw) {
    return switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        shoe.clear();
        shoe.addAll(Shuffle.of(cards, bits));
        yield new Command.Shuffled();
      }
      case ChanceRequest.OneCard _ -> new Command.Deal(shoe.removeLast());
      case ChanceRequest.OneOf(var count) -> new Command.Drawn(Shuffle.below(count, bits));
    };
  }

  private View view(Player player) {
    return game.view(table, new Viewer.Person(player));
  }

  private Choices choices(Player player) {
    return game.choices(table, new Viewer.Person(player));
  }

  Set<String> offered() {
    return offered;
  }

  Set<String> taken() {
    return taken;
  }

  int lessThanFull() {
    return lessThanFull;
  }

  long circlesAtOnce() {
    return circlesAtOnce;
  }
}
