package cardroom.analysis.simulate;

import cardroom.analysis.equity.ShowdownLookup;
import cardroom.cards.Card;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;

/// Blocks of poker hands through the rules that the tables use.
@SuppressWarnings("EnumOrdinal") // the tally is an array by category
final class PokerBlocks implements Blocks<PokerTally> {

  /// Hands in a block.
  static final int HANDS = 4_096;

  private final HandStart start;
  private final PokerTendencies tendencies;
  private final ShowdownLookup showdown;
  private final long seed;
  private final BlockRandom random;

  PokerBlocks(HandStart start, PokerTendencies tendencies, long seed) {
    this.start = start;
    this.tendencies = tendencies;
    this.seed = seed;
    showdown = ShowdownLookup.of(start.terms().variant());
    random = new BlockRandom(seed, 0);
  }

  @Override
  public PokerTally play(long block, long most) {
    random.begin(seed, block);
    var tally = new PokerTally();
    while (tally.hands < Math.min(HANDS, most)) {
      count(tally, played());
    }
    return tally;
  }

  private Hand played() {
    var hand = PokerGame.open(start);
    while (!PokerGame.isOver(hand)) {
      hand = PokerGame.apply(hand, chosen(hand));
    }
    return hand;
  }

  private void count(PokerTally tally, Hand hand) {
    var taken = start.stacks().sum() - PokerGame.stacks(hand).sum();
    tally.hands++;
    tally.collectedCents += taken;
    tally.collected += taken > 0 ? 1 : 0;
    if (hand.felt().live().size() > 1) {
      tally.shown++;
      if (showdown.hasHigh() && hand.felt().live().contains(0)) {
        var layout = hand.felt().layout();
        tally.types[showdown.type(layout.own(0), layout.board()).ordinal()]++;
      }
    }
  }

  private Action chosen(Hand hand) {
    return switch (PokerGame.options(hand)) {
      case LegalOptions.Bets bets -> bet(bets);
      case LegalOptions.Kills(var places, _) -> new Action.LetLive(places.first());
      // Everybody stands pat, so that the five cards dealt are the ones shown.
      case LegalOptions.Draws _ -> new Action.Draw(0, 0);
      case LegalOptions.Discards(var places) -> {
        var place = places.first();
        yield new Action.Discard(place, 1L << picked(hand.felt().layout().down(place)));
      }
      case LegalOptions.Shows _ -> Action.SHOW;
      case LegalOptions.Deck deck ->
          deck.shuffles()
              ? Action.SHUFFLED
              : Action.Deal.of(Card.at(picked(hand.felt().layout().stub())));
      case LegalOptions.Over _ -> throw new IllegalStateException("the hand is over");
    };
  }

  private Action bet(LegalOptions.Bets bets) {
    if (bets.mayBet() && happens(tendencies.raises())) {
      return new Action.BetTo(bets.least());
    }
    if (bets.bringsIn()) {
      return Action.BRING_IN;
    }
    if (bets.call() == 0) {
      return Action.CHECK;
    }
    return happens(tendencies.calls()) ? Action.CALL : Action.FOLD;
  }

  private boolean happens(double chance) {
    return (random.next() >>> 11) * 0x1p-53 < chance;
  }

  /// One of these bits.
  private int picked(long bits) {
    return Long.numberOfTrailingZeros(Long.expand(1L << random.below(Long.bitCount(bits)), bits));
  }
}
