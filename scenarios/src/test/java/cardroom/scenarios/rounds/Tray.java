package cardroom.scenarios.rounds;

import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where every card and every chip of a round is, tracked move by move from the rule text alone.
///
/// It shares no code with the engine: ranks are letters, money is cents, turns are counted here.
final class Tray {

  /// A hand and each bettor's cents on it.
  static final class Pile {
    final List<String> cards = new ArrayList<>();
    final long[] stakes;
    boolean isSplit;
    boolean isAces;
    boolean isSurrendered;
    boolean isDone;

    Pile(long[] stakes) {
      this.stakes = stakes;
    }
  }

  final Map<String, String> keys;
  final List<Circle> circles;
  private final Schedule schedule;
  final List<List<Pile>> piles = new ArrayList<>();
  final List<String> bank = new ArrayList<>();
  final Map<String, Long> insurance = new HashMap<>();
  final List<String> evenMoney = new ArrayList<>();
  private Pile waiting = new Pile(new long[0]);
  private boolean isWaiting;
  private int dealt;

  Tray(Map<String, String> keys, RoundStart start, List<Move> moves) {
    this.keys = keys;
    this.circles = start.circles();
    this.schedule = start.schedule();
    for (var circle : circles) {
      var stakes =
          circle.bets().stream().mapToLong(bet -> bet.on(Pure215Wagers.GAME).cents()).toArray();
      piles.add(new ArrayList<>(List.of(new Pile(stakes))));
    }
    moves.forEach(this::follow);
  }

  private void follow(Move move) {
    switch (move) {
      case Move.Fall(var card) -> fall(card.toString());
      case Move.Decide decide -> decide(decide);
    }
  }

  private void fall(String card) {
    var places = circles.size() + 1;
    if (dealt < 2 * places) {
      var place = dealt++ % places;
      (place < circles.size() ? piles.get(place).getFirst().cards : bank).add(card);
    } else if (isWaiting) {
      isWaiting = false;
      waiting.cards.add(card);
      fell(waiting);
    } else {
      bank.add(card);
    }
  }

  private void fell(Pile pile) {
    var circle = piles.stream().filter(all -> all.contains(pile)).findFirst().orElseThrow();
    if (Count.of(pile.cards).points() > 21 || (pile.isAces && !mayGoOn(circle, pile))) {
      pile.isDone = true;
    }
    if (pile.isDone) {
      next(circle);
    }
  }

  private boolean is(String key) {
    return keys.getOrDefault(key, "").equals("true");
  }

  private boolean mayGoOn(List<Pile> circle, Pile pile) {
    var again = pile.cards.getLast().startsWith("A") && is("resplit-aces");
    return (again && circle.size() < 4) || mayDouble(pile);
  }

  private boolean mayDouble(Pile pile) {
    var isNineteen = !Count.of(pile.cards).isSoft() && Count.of(pile.cards).points() >= 19;
    return is("double-split-aces")
        && (!isNineteen || is("double-on-must-stand"))
        && room(pile.stakes[0]) >= least();
  }

  /// What a double may add: up to the wager, and below the maximum where the house counts it
  ///
  private long room(long stake) {
    var most = schedule.limitMax().cents();
    return is("double-counts-toward-maximum") ? Math.min(stake, most - stake) : stake;
  }

  private long least() {
    return switch (keys.getOrDefault("double-minimum", "")) {
      case "smallest-chip" -> 100;
      case "table-minimum" -> schedule.limitMin().cents();
      case String amount -> Money.parse(amount).cents();
    };
  }

  /// The next hand of a split gets its second card when the one before it is done.
  private void next(List<Pile> circle) {
    circle.stream()
        .filter(pile -> !pile.isDone)
        .findFirst()
        .filter(pile -> pile.cards.size() == 1)
        .ifPresent(this::await);
  }

  private void await(Pile pile) {
    waiting = pile;
    isWaiting = true;
  }

  private void decide(Move.Decide move) {
    var circle = piles.get(circleOf(move.position().seat()));
    switch (move.choice().word()) {
      case "insurance" -> insurance.put(move.position().id(), move.amount().cents());
      case "no-insurance" -> {}
      case "even-money" -> evenMoney.add(move.position().id());
      case "surrender" -> {
        circle.getFirst().isSurrendered = true;
        circle.getFirst().isDone = true;
      }
      default -> act(circle, move);
    }
  }

  private int circleOf(int seat) {
    return circles.stream().map(Circle::seat).toList().indexOf(seat);
  }

  private void act(List<Pile> circle, Move.Decide move) {
    var pile = circle.stream().filter(one -> !one.isDone).findFirst().orElseThrow();
    switch (move.choice().word()) {
      case "stand" -> {
        pile.isDone = true;
        next(circle);
      }
      case "hit" -> await(pile);
      case "double" -> {
        add(circle, pile.stakes, move);
        pile.stakes[0] += move.amount().cents();
        pile.isDone = true;
        await(pile);
      }
      case "split" -> split(circle, pile, move);
      default -> throw new AssertionError(move);
    }
  }

  private void add(List<Pile> circle, long[] stakes, Move.Decide move) {
    var bets = circles.get(piles.indexOf(circle)).bets();
    for (var index = 1; index < bets.size(); index++) {
      stakes[index] += move.behind().getOrDefault(bets.get(index).position(), Money.ZERO).cents();
    }
  }

  private void split(List<Pile> circle, Pile pile, Move.Decide move) {
    var second = new Pile(new long[pile.stakes.length]);
    second.stakes[0] = pile.stakes[0];
    add(circle, second.stakes, move);
    second.cards.add(pile.cards.removeLast());
    for (var one : List.of(pile, second)) {
      one.isSplit = true;
      one.isAces = one.cards.getFirst().startsWith("A");
    }
    circle.add(circle.indexOf(pile) + 1, second);
    await(pile);
  }
}
