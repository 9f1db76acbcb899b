package cardroom.app.play;

import cardroom.bots.Bot;
import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// One evening at a table: asks whoever is to decide until the human leaves or the rounds are
/// played.
final class TerminalSession {

  /// A bot with less than this fraction of a usual buy-in is short of chips.
  private static final int FEW = 10;

  private final TerminalDealer<?> dealer;
  private final Player me;
  private final Map<Player, Bot> bots;
  private final Screen screen;
  private final Console console;
  private final HumanPlayer human;
  private int settled;
  private int asked;

  TerminalSession(
      TerminalDealer<?> dealer, Player me, Map<Player, Bot> bots, Screen screen, Console console) {
    this.dealer = dealer;
    this.me = me;
    this.bots = bots;
    this.screen = screen;
    this.console = console;
    this.human = new HumanPlayer(me, dealer, screen, console);
  }

  /// Plays until the human leaves, or until that many rounds are settled.
  void play(int rounds) {
    human.sit();
    if (!isAuto()) {
      human.hint();
    }
    var goesOn = true;
    while (goesOn && settled < rounds && human.isSeated()) {
      goesOn = step() && afterSettlement(rounds) && screen.isHeard() && !console.isGone();
    }
    var played = settled == 1 ? "1 round" : settled + " rounds";
    screen.say("");
    screen.say("%s settled. %s".formatted(played, human.goodbye()));
  }

  /// False when the human has gone.
  private boolean step() {
    return switch (dealer.need()) {
      case Need.Decisions(var who, _) -> decisions(who);
      case Need.Nothing _ -> waiting();
      case Need.Chance(var draw) -> {
        dealer.begin(draw);
        yield true;
      }
    };
  }

  private boolean decisions(Set<Position> who) {
    var awaited = awaited();
    for (var bot : bots.entrySet()) {
      var offered =
          awaited.contains(bot.getKey().name()) ? dealer.choices(bot.getKey()) : Choices.NONE;
      if (isAsked(offered, who)) {
        take(bot.getValue().act(bot.getKey(), dealer.view(bot.getKey()), offered).orElseThrow());
        return true;
      }
    }
    if (!isAsked(dealer.choices(me), who)) {
      throw new IllegalStateException("nobody answers for " + who);
    }
    asked = settled + 1;
    return human.decide(who);
  }

  /// Finding out who is asked costs less than finding everything that each could do.
  private List<String> awaited() {
    return dealer.view(me).seats().stream()
        .filter(seat -> seat.tags().contains(SeatTag.TO_ACT))
        .map(View.SeatView::player)
        .toList();
  }

  private static boolean isAsked(Choices choices, Set<Position> who) {
    return choices.offered().stream().anyMatch(choice -> who.contains(choice.position()));
  }

  private boolean isAuto() {
    return bots.containsKey(me);
  }

  private boolean waiting() {
    if (!isAuto()) {
      screen.say("  " + dealer.view(me).table().prompt());
      asked = settled + 1;
      if (!human.lookOn("let the others decide")) {
        return false;
      }
    }
    return !(dealer.need() instanceof Need.Nothing) || somebodyBanks();
  }

  /// When everybody passed, the first bot who can takes the bank, so that the evening goes on.
  private boolean somebodyBanks() {
    for (var player : bots.keySet()) {
      for (var choice : dealer.choices(player).offered()) {
        if (choice.id().equals(BankedChoiceId.TAKE_BANK)) {
          var amount = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
          take(new Act(player, choice.id(), choice.position(), amount));
          return true;
        }
      }
    }
    screen.say("  Nobody at this table can go on, so it closes.");
    return false;
  }

  private void take(Act act) {
    dealer
        .take(act)
        .ifPresent(
            no -> {
              throw new IllegalStateException(act + ": " + no.words());
            });
  }

  /// False when the human has gone.
  private boolean afterSettlement(int rounds) {
    var view = dealer.view(me);
    if (dealer.round() == settled || view.results().isEmpty() || !dealer.atRest()) {
      return true;
    }
    screen.heading("Round %d, settled".formatted(dealer.round()), view);
    screen.table(view);
    screen.settlement(view, me.name());
    human.settled(view);
    settled = dealer.round();
    topUp();
    return isAuto() || settled == rounds || lookOn();
  }

  /// Pauses for a settlement, and asks a player who sat out a whole round whether they are coming
  /// back.
  private boolean lookOn() {
    var isMine =
        dealer.need() instanceof Need.Decisions(var who, _) && isAsked(dealer.choices(me), who);
    var isIdle = asked < settled;
    return isMine || !(console.isWatched() || isIdle) || human.lookOn("next round");
  }

  /// A bot with few chips left buys more, as a player would.
  private void topUp() {
    for (var player : bots.keySet()) {
      dealer.choices(player).offered().stream()
          .filter(choice -> choice.id().equals(Seating.TOP_UP))
          .filter(_ -> stack(player).times(FEW).isLessThan(human.brought()))
          .findFirst()
          .ifPresent(choice -> take(toppedUp(player, choice)));
    }
  }

  private static Act toppedUp(Player player, Choice choice) {
    var amount = choice.amount().orElseThrow().suggested();
    return new Act(player, choice.id(), choice.position(), amount);
  }

  private Money stack(Player player) {
    return dealer.view(player).seats().stream()
        .filter(seat -> seat.player().equals(player.name()))
        .map(View.SeatView::stack)
        .findFirst()
        .orElse(Money.ZERO);
  }
}
