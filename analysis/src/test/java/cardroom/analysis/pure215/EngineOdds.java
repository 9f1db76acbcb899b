package cardroom.analysis.pure215;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.Suit;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.Choice;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Need;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The expectation of one wager through the rules that the tables use: every card with its weight.
///
/// A decision is made for all possible down cards at once, since the player may not know them.
final class EngineOdds<R> {

  private static final Money STAKE = Money.dollars(100);
  private static final Position SEAT = Position.seat(1);
  private static final Viewer RAIL = new Viewer.Rail();

  private final BankedGame<R> game;
  private final Optional<Strategy> strategy;
  private final Map<Double, Double> law = new TreeMap<>();

  /// One possibility for the cards that nobody sees.
  private static final class Case<R> {
    private final R round;
    private final int[] left;
    private final double weight;

    private Case(R round, int[] left, double weight) {
      this.round = round;
      this.left = left;
      this.weight = weight;
    }
  }

  private EngineOdds(BankedGame<R> game, Optional<Strategy> strategy) {
    this.game = game;
    this.strategy = strategy;
  }

  /// By a strategy.
  static double of(Sheet sheet, int[] cards, Strategy strategy) {
    return new EngineOdds<>(new Pure215(sheet), Optional.of(strategy)).from(sheet, cards);
  }

  /// Every result with its chance, by a strategy; for sheets that ask nothing but insurance.
  static Map<Double, Double> law(Sheet sheet, int[] cards, Strategy strategy) {
    var odds = new EngineOdds<>(new Pure215(sheet), Optional.of(strategy));
    odds.from(sheet, cards);
    return odds.law;
  }

  /// By the best play there is, which remembers every card on the table.
  static double best(Sheet sheet, int[] cards) {
    return new EngineOdds<>(new Pure215(sheet), Optional.empty()).from(sheet, cards);
  }

  private double from(Sheet sheet, int[] cards) {
    var player = new Player("ann");
    var bet = new Bet(SEAT, player, Map.of(Pure215Wagers.GAME, STAKE), false);
    var start =
        new RoundStart(
            1,
            8,
            new Player("bea"),
            Money.UNLIMITED,
            sheet.schedules().getFirst(),
            8,
            List.of(new Circle(1, List.of(bet))));
    return value(List.of(new Case<>(game.open(start), cards.clone(), 1)));
  }

  private static Card card(int rank) {
    return Card.of(rank == 0 ? Rank.ACE : Rank.at(rank - 1), Suit.SPADES);
  }

  /// Cases that end here are settled; the others need the same thing.
  private double value(List<Case<R>> cases) {
    double value = 0;
    var open = new ArrayList<Case<R>>();
    for (var one : cases) {
      switch (game.need(one.round)) {
        case Need.Nothing _ -> {
          double result = settled(one.round);
          law.merge(result, one.weight, Double::sum);
          value += one.weight * result;
        }
        case Need.Chance _, Need.Decisions _ -> open.add(one);
      }
    }
    if (open.isEmpty()) {
      return value;
    }
    var first = open.getFirst().round;
    return value + (game.need(first) instanceof Need.Chance ? drawn(open) : decided(open));
  }

  private double settled(R round) {
    double cents =
        game.settle(round).outcomes().stream().mapToLong(outcome -> outcome.net().cents()).sum();
    return cents / STAKE.cents();
  }

  private double drawn(List<Case<R>> cases) {
    if (isHidden(cases.getFirst().round)
        || game.stage(cases.getFirst().round).phase() == Phase.BANKING) {
      var next = new ArrayList<Case<R>>();
      double value = 0;
      for (var one : cases) {
        for (int rank = 0; rank < PointRank.COUNT; rank++) {
          fall(one, rank).ifPresent(next::add);
        }
        if (!isHidden(one.round)) {
          value += value(List.copyOf(next));
          next.clear();
        }
      }
      return value + (next.isEmpty() ? 0 : value(next));
    }
    double value = 0;
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      var next = new ArrayList<Case<R>>();
      for (var one : cases) {
        fall(one, rank).ifPresent(next::add);
      }
      value += next.isEmpty() ? 0 : value(next);
    }
    return value;
  }

  private boolean isHidden(R round) {
    return !game.landing(round).faceUp();
  }

  private Optional<Case<R>> fall(Case<R> one, int rank) {
    int all = Arrays.stream(one.left).sum();
    if (one.left[rank] == 0) {
      return Optional.empty();
    }
    var left = one.left.clone();
    left[rank]--;
    var round = game.apply(one.round, new Move.Fall(card(rank)));
    return Optional.of(new Case<>(round, left, one.weight * one.left[rank] / all));
  }

  private double decided(List<Case<R>> cases) {
    var round = cases.getFirst().round;
    var offered = game.choices(round, SEAT).offered();
    var isAsking = offered.stream().anyMatch(choice -> choice.id().equals("no-insurance"));
    if (isAsking || strategy.isEmpty()) {
      return offered.stream()
          .filter(choice -> !choice.id().equals("insurance"))
          .mapToDouble(choice -> after(cases, choice))
          .max()
          .orElseThrow();
    }
    var play = advised(game, round, offered, strategy.get());
    var choice = offered.stream().filter(one -> one.id().equals(play)).findFirst();
    return after(cases, choice.orElseThrow());
  }

  /// The id of what a strategy does with the hand in play.
  static <R> String advised(BankedGame<R> game, R round, List<Choice> offered, Strategy by) {
    var ids = offered.stream().map(Choice::id).toList();
    var hands = game.spots(round, RAIL).getFirst().hands();
    var hand =
        hands.stream().filter(one -> one.tags().contains(Mark.ACTIVE)).findFirst().orElseThrow();
    var up = faces(game.bankHand(round, RAIL).cards()).getFirst();
    var play =
        by.advice(faces(hand.cards()), up)
            .choose(ids.contains("surrender"), ids.contains("split"), ids.contains("double"));
    return ids.contains(play.word()) ? play.word() : "stand";
  }

  private static List<Card> faces(List<Face> faces) {
    var cards = new ArrayList<Card>();
    for (var face : faces) {
      if (face instanceof Face.Up(var card)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private double after(List<Case<R>> cases, Choice choice) {
    var amount = choice.amount().map(Choice.Amount::max).orElse(Money.ZERO);
    var next = new ArrayList<Case<R>>();
    for (var one : cases) {
      var move = new Move.Decide(SEAT, game.decision(choice.id()), amount);
      next.add(new Case<>(game.apply(one.round, move), one.left, one.weight));
    }
    return value(next);
  }
}
