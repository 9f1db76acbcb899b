package cardroom.analysis.simulate;

import cardroom.cards.Card;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Move;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.pure215.HandTotal;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Decision;
import cardroom.games.table.Choice;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The same round through the plain engine: the recorded cards are dealt, and every decision is
/// looked up in the chart among the choices that the engine offers.
final class PlainRound {

  private static final Viewer RAIL = new Viewer.Rail();

  private final TablePlan plan;
  private final List<Map<String, Map<String, String>>> charts;

  PlainRound(TablePlan plan, List<Map<String, Map<String, String>>> charts) {
    this.plan = plan;
    this.charts = charts;
  }

  /// The round of exactly these cards.
  Settlement play(List<Card> cards) {
    var left = new ArrayList<>(cards.reversed());
    var settled = play(new Pure215(plan.sheet()), left);
    if (!left.isEmpty()) {
      throw new AssertionError("cards left over: " + left);
    }
    return settled;
  }

  /// The round that begins with these cards, and with others where it asks for more.
  Settlement playOn(List<Card> cards, List<Card> more) {
    var left = new ArrayList<>(cards);
    left.addAll(more);
    java.util.Collections.reverse(left);
    return play(new Pure215(plan.sheet()), left);
  }

  private <R> Settlement play(BankedGame<R> game, List<Card> left) {
    var round = game.open(plan.start());
    while (true) {
      switch (game.need(round)) {
        case Need.Chance _ -> round = game.apply(round, new Move.Fall(left.removeLast()));
        case Need.Decisions(var who, _) -> {
          var move = decide(game, round, who.iterator().next());
          var refused = game.refusal(round, move);
          if (refused.isPresent()) {
            throw new AssertionError(refused.get());
          }
          round = game.apply(round, move);
        }
        case Need.Nothing _ -> {
          return game.settle(round);
        }
      }
    }
  }

  private <R> Move decide(BankedGame<R> game, R round, Position position) {
    var offered = game.choices(round, position).offered();
    var seat = position.seat() - 1;
    if (has(offered, "no-insurance")) {
      if (has(offered, "surrender") && givesUp(game, round, position)) {
        return move(position, offered, "surrender");
      }
      return plan.seats().get(seat).insures() && has(offered, "insurance")
          ? move(position, offered, "insurance")
          : move(position, offered, "no-insurance");
    }
    var hand =
        hands(game, round, position).stream()
            .filter(one -> one.tags().contains(Mark.ACTIVE))
            .findFirst()
            .orElseThrow();
    return move(position, offered, wish(charts.get(seat), hand, up(game, round), offered));
  }

  private static <R> List<View.Hand> hands(BankedGame<R> game, R round, Position position) {
    return game.spots(round, RAIL).stream()
        .filter(spot -> spot.position().equals(position))
        .flatMap(spot -> spot.hands().stream())
        .toList();
  }

  private static <R> String up(BankedGame<R> game, R round) {
    return symbol(cards(game.bankHand(round, RAIL).cards()).getFirst());
  }

  /// Before the peek: whether the chart surrenders, with nothing it prefers available.
  private <R> boolean givesUp(BankedGame<R> game, R round, Position position) {
    var cards = cards(hands(game, round, position).getFirst().cards());
    var total = HandTotal.of(cards);
    var sheet = plan.sheet();
    var isPair =
        symbol(cards.getFirst()).equals(symbol(cards.getLast()))
            && sheet.splitting().handsMax() > 1;
    var seat = position.seat() - 1;
    var row = isPair ? "pair " + symbol(cards.getFirst()) : total.toString();
    var chart = Objects.requireNonNull(charts.get(seat).get(row));
    var first = Objects.requireNonNull(chart.get(up(game, round))).split(", else ", -1);
    var mayDouble =
        new TableRules(plan).doubleMost[seat] > 0
            && (sheet.doubling().onMustStand()
                || total.isSoft()
                || total.points() < sheet.charts().playerMustStandFrom());
    return first[first[0].equals("double") && !mayDouble ? 1 : 0].equals("surrender");
  }

  private static String wish(
      Map<String, Map<String, String>> chart, View.Hand hand, String up, List<Choice> offered) {
    var cards = cards(hand.cards());
    var row =
        has(offered, "split") ? "pair " + symbol(cards.getFirst()) : HandTotal.of(cards).toString();
    var cell = Objects.requireNonNull(Objects.requireNonNull(chart.get(row)).get(up));
    for (var wish : cell.split(", else ", -1)) {
      if (has(offered, wish)) {
        return wish;
      }
    }
    return has(offered, "hit") && !has(offered, "stand") ? "hit" : "stand";
  }

  private static Move move(Position position, List<Choice> offered, String id) {
    var choice = offered.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    var amount = choice.amount().map(Choice.Amount::max).orElse(Money.ZERO);
    return new Move.Decide(position, Pure215Decision.of(id), amount);
  }

  private static boolean has(List<Choice> offered, String id) {
    return offered.stream().anyMatch(choice -> choice.id().equals(id));
  }

  private static List<Card> cards(List<Face> faces) {
    return faces.stream()
        .filter(Face.Up.class::isInstance)
        .map(face -> ((Face.Up) face).card())
        .toList();
  }

  private static String symbol(Card card) {
    return HandTotal.isBonus(card) ? "T" : String.valueOf(card.rank().symbol());
  }
}
