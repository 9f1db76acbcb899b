package cardroom.app.play;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.players.Bot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// One evening at a table: asks whoever is to decide until the human leaves or the rounds are
/// played.
final class Session<T> {

  private final TableGame<T> game;
  private final Dealer<T> dealer;
  private final Player me;
  private final Map<Player, Bot> bots;
  private final Screen screen;
  private final Console console;
  private final Tally tally = new Tally();
  private int settled;

  Session(
      TableGame<T> game,
      Dealer<T> dealer,
      Player me,
      Map<Player, Bot> bots,
      Screen screen,
      Console console) {
    this.game = game;
    this.dealer = dealer;
    this.me = me;
    this.bots = bots;
    this.screen = screen;
    this.console = console;
  }

  /// Plays until the human leaves, or so many rounds are settled.
  void play(int rounds) {
    screen.opening(view());
    while (settled < rounds && !isOver()) {
      if (!step()) {
        break;
      }
      showSettlement();
    }
    goodbye();
  }

  private boolean isOver() {
    return game.round(dealer.table()) > 0 && seat().isEmpty();
  }

  /// False when the human has gone.
  private boolean step() {
    return switch (game.need(dealer.table())) {
      case Need.Decisions(var who, _) -> decisions(who);
      case Need.Nothing _ -> ask(choices(me).offered(), true) && somebodyBanks();
      case Need.Chance _ -> throw new IllegalStateException("the deck owes a card");
    };
  }

  private boolean decisions(Set<Position> who) {
    for (var bot : bots.entrySet()) {
      var offered = choices(bot.getKey());
      if (isAsked(offered, who)) {
        var act = bot.getValue().act(bot.getKey(), view(bot.getKey()), offered);
        take(act.orElseThrow());
        return true;
      }
    }
    var mine = choices(me);
    if (!isAsked(mine, who)) {
      throw new IllegalStateException("nobody answers for " + who);
    }
    if (bots.containsKey(me)) {
      return false;
    }
    screen.table(view());
    mine.barred()
        .forEach(bar -> screen.say("  not now: " + bar.sentence() + " (" + bar.rule() + ")"));
    return ask(mine.offered(), false);
  }

  private static boolean isAsked(Choices choices, Set<Position> who) {
    return choices.offered().stream().anyMatch(choice -> who.contains(choice.position()));
  }

  /// When everybody passed, the first bot who can takes the bank, so that the evening goes on.
  private boolean somebodyBanks() {
    if (!(game.need(dealer.table()) instanceof Need.Nothing)) {
      return true;
    }
    for (var player : bots.keySet()) {
      for (var choice : choices(player).offered()) {
        if (choice.id().equals("take-bank")) {
          var amount = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
          take(new Act(player, choice.id(), choice.position(), amount));
          return true;
        }
      }
    }
    screen.say("The table waits: nobody can bank.");
    return false;
  }

  /// Asks until something was done. False when the human has gone.
  private boolean ask(List<Choice> offered, boolean mayWait) {
    if (bots.containsKey(me)) {
      return mayWait;
    }
    var menu = new Menu(me, offered);
    while (true) {
      var typed = console.ask(menu);
      if (typed.isEmpty() || typed.get().strip().matches("q|quit|exit")) {
        return false;
      }
      if (mayWait && typed.get().isBlank()) {
        return true;
      }
      var refused = answer(menu, typed.get());
      if (refused.isEmpty()) {
        return true;
      }
      screen.say("  " + refused.get());
    }
  }

  private Optional<String> answer(Menu menu, String typed) {
    if (typed.strip().equals("?")) {
      return Optional.of(
          "Type a key or a word, an amount where one is needed, and a place: buster 5 at 4.");
    }
    return switch (menu.read(typed)) {
      case Menu.Answer.Unclear(var sentence) -> Optional.of(sentence);
      case Menu.Answer.Chosen(var act) -> dealer.take(act).map(no -> no.words());
    };
  }

  private void take(Act act) {
    dealer
        .take(act)
        .ifPresent(
            no -> {
              throw new IllegalStateException(act + ": " + no.words());
            });
    console.pause();
  }

  private void showSettlement() {
    var view = view();
    var round = game.round(dealer.table());
    if (round > settled && !view.results().isEmpty() && game.atRest(dealer.table())) {
      settled = round;
      screen.settlement(view, me.name());
      view.results().stream()
          .filter(result -> result.bettor().equals(me.name()))
          .forEach(tally::add);
      topUp();
    }
  }

  /// A bot with few chips left buys more, as a guest of the house would.
  private void topUp() {
    for (var player : bots.keySet()) {
      choices(player).offered().stream()
          .filter(choice -> choice.id().equals("top-up"))
          .filter(choice -> stack(player).isLessThan(choice.amount().orElseThrow().suggested()))
          .findFirst()
          .ifPresent(
              choice ->
                  take(
                      new Act(
                          player,
                          choice.id(),
                          choice.position(),
                          choice.amount().orElseThrow().suggested())));
    }
  }

  private void goodbye() {
    screen.say("");
    screen.say("Rounds settled: %d. Your wagers: %s.".formatted(settled, tally.words()));
    seat().ifPresent(seat -> screen.say("You leave with %s.".formatted(seat.stack())));
  }

  private Optional<View.SeatView> seat() {
    return view().seats().stream().filter(seat -> seat.player().equals(me.name())).findFirst();
  }

  private Money stack(Player player) {
    return view().seats().stream()
        .filter(seat -> seat.player().equals(player.name()))
        .map(View.SeatView::stack)
        .findFirst()
        .orElse(Money.ZERO);
  }

  private View view() {
    return view(me);
  }

  private View view(Player player) {
    return game.view(dealer.table(), new Viewer.Person(player));
  }

  private Choices choices(Player player) {
    return game.choices(dealer.table(), new Viewer.Person(player));
  }
}
