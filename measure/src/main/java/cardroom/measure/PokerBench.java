package cardroom.measure;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.HandTerms;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.lang.management.ManagementFactory;

/// Whole hands a second of processor time in one thread: six players, uniform random legal play,
/// every card of a shuffled deck an action of its own, through the rules that the tables use.
final class PokerBench {
  private static final int PLAYERS = 6;
  private static final long RUN_NANOS = 2_000_000_000L;
  private static final int BATCH = 2_000;

  private final ShuffledDeck deck;
  private long random = 0x9E3779B97F4A7C15L;
  private long chips;

  private PokerBench(Variant variant) {
    this.deck = new ShuffledDeck(variant.deck().cards());
  }

  static void run(Figures figures) {
    for (var variant : Variants.ALL) {
      var bench = new PokerBench(variant);
      bench.measure(variant);
      double speed = bench.measure(variant);
      var goal = variant.equals(Variants.TEXAS_HOLDEM) ? "600,000" : "450,000";
      figures.add(variant.id(), speed, "hands a second", goal);
      if (bench.chips == 0) {
        throw new IllegalStateException("nobody has any chips");
      }
    }
  }

  private double measure(Variant variant) {
    var start = start(variant);
    long begin = cpuNanos();
    long hands = 0;
    while (cpuNanos() - begin < RUN_NANOS) {
      for (int i = 0; i < BATCH; i++) {
        chips += PokerGame.stacks(play(start)).at(0);
      }
      hands += BATCH;
    }
    return hands * 1e9 / (cpuNanos() - begin);
  }

  /// Processor time of this thread, so that a busy machine does not spoil the figure.
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static HandStart start(Variant variant) {
    var terms =
        HandTerms.usual(variant, new BettingStructure.Limit(400, 800, true), 400, 200).chip(50);
    var stacks = AmountsByPlace.each(PLAYERS, 100_000);
    return variant.hasButton()
        ? HandStart.blinds(terms, stacks, 200, 400, 400)
        : HandStart.ante(terms, stacks, 50, 400);
  }

  private Hand play(HandStart start) {
    var hand = PokerGame.open(start);
    deck.gatherAll();
    while (!PokerGame.isOver(hand)) {
      hand = PokerGame.apply(hand, choose(hand));
    }
    return hand;
  }

  private Action choose(Hand hand) {
    var options = PokerGame.options(hand);
    // Two moves of three are the deck's.
    if (options instanceof LegalOptions.Deck(boolean shuffles, _)) {
      return shuffles ? shuffled(hand) : dealt();
    }
    return decide(hand, options);
  }

  private Action decide(Hand hand, LegalOptions options) {
    return switch (options) {
      case LegalOptions.Bets bets -> bet(bets);
      case LegalOptions.Kills(var places, _) -> new Action.LetLive(places.first());
      case LegalOptions.Draws(_, long from, _) -> new Action.Draw(from & next(), 0);
      case LegalOptions.Discards(var places) -> {
        int place = places.first();
        yield new Action.Discard(place, 1L << pick(hand.felt().layout().down(place)));
      }
      case LegalOptions.Shows _ -> Action.SHOW;
      case LegalOptions.Deck _, LegalOptions.Over _ ->
          throw new IllegalStateException("nobody decides now");
    };
  }

  private Action dealt() {
    return deck.deal(below(deck.left()));
  }

  private Action shuffled(Hand hand) {
    deck.gather(hand.felt().layout().stub());
    return Action.SHUFFLED;
  }

  private Action bet(LegalOptions.Bets bets) {
    int kind = below(bets.mayBet() ? 3 : 2);
    if (kind == 2) {
      return new Action.BetTo(bets.least());
    }
    if (bets.bringsIn()) {
      return Action.BRING_IN;
    }
    return kind == 0 ? Action.FOLD : bets.call() > 0 ? Action.CALL : Action.CHECK;
  }

  /// One of these bits; a single instruction finds it, so that the engine is measured and not this.
  private int pick(long bits) {
    return Long.numberOfTrailingZeros(Long.expand(1L << below(Long.bitCount(bits)), bits));
  }

  private int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /// Xorshift: fast, repeatable, and good enough to choose a move; no table is shuffled by it.
  private long next() {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return random;
  }
}
