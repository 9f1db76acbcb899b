package cardroom.app.play;

import cardroom.app.play.TypedWords.Answer;
import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Command.Act;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The human at the table: shows what they need to see, asks, explains, and counts their chips.
final class HumanPlayer {

  /// Between rounds no key but Enter acts: a late `s` for stand must not sit them out.
  private static final Position NOWHERE = Position.of("nowhere");

  private static final Set<Phase> BEFORE = Set.of(Phase.WAITING, Phase.BANK_OFFER);

  private final Player me;
  private final TerminalDealer<?> dealer;
  private final Screen screen;
  private final Console console;
  private final LastBets bets;
  private final HumanResult tally = new HumanResult();
  private String drawn = "";
  private Money chips = Money.ZERO;
  private List<View.Result> results = List.of();

  HumanPlayer(Player me, TerminalDealer<?> dealer, Screen screen, Console console) {
    this.me = me;
    this.dealer = dealer;
    this.screen = screen;
    this.console = console;
    this.bets = new LastBets(me);
  }

  void sit() {
    tally.bring(stack());
  }

  /// Asks for one decision. False when they have gone.
  boolean decide(Set<Position> who) {
    var place = place(who);
    var view = dealer.view(me);
    var isBetting = isPlacing();
    show(view);
    screen.say("  " + view.table().prompt() + standing(view, place, isBetting));
    var goOn = !isBetting ? "" : bets.mine(view).isEmpty() ? "no wager" : "deal";
    return ask(new ChoiceMenu(place, dealer.choices(me), goOn));
  }

  /// Of the places that are asked, the first that is theirs.
  private Position place(Set<Position> who) {
    var mine = dealer.choices(me).offered().stream().map(Choice::position).toList();
    return who.stream().filter(mine::contains).findFirst().orElse(Position.TABLE);
  }

  /// Shows the whole table when a new part of the round begins, then only what is in front of them
  /// or has changed.
  private void show(View view) {
    var phase = view.table().phase();
    var part = dealer.round() + phase.word();
    if (!part.equals(drawn)) {
      var number = dealer.round() + (isBeforeTheDeal(view) ? 1 : 0);
      screen.heading("Round " + number, view);
      if (phase != Phase.BANK_OFFER) {
        screen.table(view);
      }
    } else if (isPlacing() || isActing(view)) {
      screen.before(view, me.name());
    }
    drawn = part;
  }

  private static boolean isActing(View view) {
    return view.positions().stream()
        .flatMap(spot -> spot.hands().stream())
        .anyMatch(hand -> hand.tags().contains(Mark.ACTIVE));
  }

  private static boolean isBeforeTheDeal(View view) {
    return BEFORE.contains(view.table().phase()) || isOpen(view);
  }

  /// True while there are wagers on the layout and no cards.
  private static boolean isOpen(View view) {
    return view.table().phase() == Phase.BETTING
        && view.positions().stream().allMatch(spot -> spot.hands().isEmpty());
  }

  /// True while wagers are placed on the layout; poker bets are decisions about a hand and do not
  /// count.
  private boolean isPlacing() {
    return dealer.choices(me).offered().stream()
        .anyMatch(choice -> choice.id().equals(BankedChoiceId.DONE));
  }

  private String standing(View view, Position place, boolean isBetting) {
    if (view.table().phase() == Phase.BANK_OFFER) {
      return " You have %s.".formatted(stack());
    }
    if (!isBetting) {
      var isSaid = view.table().prompt().contains(ChoiceMenu.place(place));
      return bets.mine(view).size() > 1 && !isSaid ? " At " + ChoiceMenu.place(place) + "?" : "";
    }
    var again = bets.isOffered(view) ? " [r] repeats " + bets.words(place) + "." : "";
    var isBroke =
        bets.mine(view).isEmpty()
            && dealer.choices(me).offered().stream().noneMatch(c -> BetId.isBet(c.id()));
    var broke = isBroke ? " That is too little to bet: top-up 100 adds play chips." : "";
    return " You have %s.%s%s".formatted(stack(), again, broke);
  }

  /// Nothing is asked of them: they watch, or do something unasked.
  boolean lookOn(String goOn) {
    var choices = dealer.choices(me);
    var place = choices.offered().stream().map(Choice::position).filter(p -> p.seat() > 0);
    return ask(new ChoiceMenu(place.findFirst().orElse(NOWHERE), choices, goOn));
  }

  /// Asks until something was done. False when they have gone.
  private boolean ask(ChoiceMenu menu) {
    var words = new TypedWords(me, menu, wagers());
    var typed = console.ask(menu);
    while (typed.isPresent()) {
      switch (words.read(typed.get())) {
        case Answer.GoOn _ -> {
          return true;
        }
        case Answer.Chosen(var act) -> {
          if (take(act)) {
            return true;
          }
        }
        case Answer.Unclear(var sentence) -> screen.say("  " + sentence);
        case Answer.Aside(var kind) -> {
          switch (kind) {
            case LEAVE -> {
              return false;
            }
            case REPEAT -> {
              if (repeat()) {
                return true;
              }
            }
            case MORE -> {
              screen.more(menu);
              typed = console.line("  Type one of these with its amount and place > ");
              continue;
            }
            case WHY -> why();
            case HELP -> help(menu);
          }
        }
      }
      typed = console.ask(menu);
    }
    return false;
  }

  /// True when the rules allowed it; otherwise the reason was printed.
  private boolean take(Act act) {
    if (act.choice().equals(BankedChoiceId.DONE)) {
      bets.remember(dealer.view(me));
    }
    chips = chips();
    var refused = dealer.take(act);
    refused.ifPresent(no -> screen.say("  " + no.words()));
    if (refused.isEmpty() && act.choice().equals(Seating.TOP_UP)) {
      tally.bring(act.amount());
    }
    return refused.isEmpty();
  }

  private boolean repeat() {
    if (!bets.isOffered(dealer.view(me)) || !isPlacing()) {
      screen.say("  There are no last bets to repeat now.");
      return false;
    }
    return bets.acts().stream().filter(this::take).count() > 0;
  }

  private void why() {
    if (results.isEmpty()) {
      screen.say("  Nothing has been settled yet.");
    }
    var mine = results.stream().filter(result -> result.bettor().equals(me.name())).toList();
    screen.sentences(
        (mine.isEmpty() ? results : mine).stream().flatMap(result -> result.rules().stream()));
  }

  /// What a newcomer has to know.
  void hint() {
    var wagers = wagers();
    var words =
        wagers.isEmpty()
            ? "call, raise 8, draw 2 5, draw 7h 2c, pat."
            : "25, %2$s 5, %1$s 10 at 6, %1$s 10 behind 2."
                .formatted(wagers.getFirst(), wagers.getLast());
    screen.note("  Press a key in [ ], or type: " + words);
    screen.note("  At any time: [w] why, [m] more, [?] help, [q] leave. Enter does what it says.");
  }

  private List<String> wagers() {
    return dealer.view(me).table().wagers().stream().map(area -> area.wager().word()).toList();
  }

  private void help(ChoiceMenu menu) {
    hint();
    menu.choices()
        .barred()
        .forEach(
            bar -> screen.say("  Not now: %s (%s).".formatted(bar.sentence(), bar.rule().id())));
  }

  void settled(View view) {
    results = view.results();
    screen.say("  " + tally.round(stack()));
  }

  /// A player who leaves before the deal gets the chips on the layout back; after it they stay
  /// there.
  String goodbye() {
    var isDealt = isSeated() && !dealer.atRest() && !isBeforeTheDeal(dealer.view(me));
    var staying = isDealt && !bets.mine(dealer.view(me)).isEmpty();
    return tally.evening(isSeated() ? chips() : chips)
        + (staying ? " Your wagers stay on the table." : "");
  }

  private Money chips() {
    var view = dealer.view(me);
    if (!isOpen(view)) {
      return stack();
    }
    var bank = view.bank().filter(one -> one.player().equals(me.name())).map(View.BankView::wager);
    var wagers = bets.mine(view).stream().flatMap(spot -> spot.stakes().stream());
    var placed = Money.sum(wagers.map(View.Stake::amount).toList());
    return stack().plus(placed).plus(bank.orElse(Money.ZERO));
  }

  Money brought() {
    return tally.brought();
  }

  boolean isSeated() {
    return seat().isPresent();
  }

  private Money stack() {
    return seat().map(View.SeatView::stack).orElse(Money.ZERO);
  }

  private Optional<View.SeatView> seat() {
    return dealer.view(me).seats().stream()
        .filter(seat -> seat.player().equals(me.name()))
        .findFirst();
  }
}
