package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Plays hands by choosing among what is allowed.
public final class RandomPlay {
  private final SplittableRandom random;

  public RandomPlay(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /// Any number of players, stacks short and deep, any betting structure.
  public HandStart start(Variant variant) {
    return start(variant, structure());
  }

  public HandStart start(Variant variant, BettingStructure structure) {
    int places = 2 + random.nextInt(variant.playersMax() - 1);
    var stacks = new long[places];
    boolean deep = random.nextBoolean();
    for (int i = 0; i < places; i++) {
      stacks[i] = deep ? 100_000 : 50L * (1 + random.nextInt(200));
    }
    var terms = HandTerms.usual(variant, structure, 400, 200).chip(50);
    return variant.hasButton()
        ? posted(HandStart.blinds(terms, AmountsByPlace.of(stacks), 200, 400, 400))
        : HandStart.ante(terms, AmountsByPlace.of(stacks), 50, 400);
  }

  /// Now and then somebody who missed a blind posts both, the small one dead (POKER-MISS-1).
  private HandStart posted(HandStart usual) {
    int place = random.nextInt(usual.places());
    if (usual.places() < 4 || place < 2 || random.nextInt(3) > 0) {
      return usual;
    }
    return new HandStart(
        usual.terms(),
        usual.stacks(),
        usual.antes(),
        usual.blinds().with(place, 400),
        usual.dead().with(place, 200),
        usual.level(),
        usual.opener(),
        -1,
        usual.fee());
  }

  private BettingStructure structure() {
    return switch (random.nextInt(5)) {
      case 0 -> new BettingStructure.Spread(200, 1000, 100, false, true);
      case 1 -> new BettingStructure.NoLimit(400, 100);
      case 2 -> new BettingStructure.PotLimit(400, 100);
      case 3 -> new BettingStructure.Limit(400, 800, false);
      default -> new BettingStructure.Limit(400, 800, true);
    };
  }

  /// One whole hand; every state it passes through, the last one finished.
  public List<Hand> play(HandStart start) {
    var states = new ArrayList<Hand>();
    var hand = PokerGame.open(start);
    states.add(hand);
    while (!PokerGame.isOver(hand)) {
      hand = PokerGame.apply(hand, choose(hand));
      states.add(hand);
    }
    return states;
  }

  /// Any allowed action.
  public Action choose(Hand hand) {
    return switch (PokerGame.options(hand)) {
      case LegalOptions.Bets bets -> bet(bets);
      case LegalOptions.Kills(PlaceSet places, _) -> {
        int place = oneOf(places);
        yield random.nextInt(8) == 0 ? new Action.Kill(place) : new Action.LetLive(place);
      }
      case LegalOptions.Draws(_, long from, int most) -> {
        long cards = from & random.nextLong();
        while (Long.bitCount(cards) > most) {
          cards &= cards - 1;
        }
        yield new Action.Draw(cards, 0);
      }
      case LegalOptions.Discards(PlaceSet places) -> {
        int place = oneOf(places);
        long own = hand.felt().layout().down(place);
        yield random.nextInt(20) == 0
            ? new Action.NotCleared(place)
            : new Action.Discard(place, 1L << cardOf(own));
      }
      case LegalOptions.Shows shows -> show(shows);
      case LegalOptions.Deck deck ->
          deck.shuffles()
              ? Action.SHUFFLED
              : Action.Deal.of(Card.at(cardOf(hand.felt().layout().stub())));
      case LegalOptions.Over _ -> throw new IllegalStateException("the hand is over");
    };
  }

  private Action show(LegalOptions.Shows shows) {
    int kind = random.nextInt(10);
    if (kind == 0 && shows.mayMuck()) {
      return Action.MUCK;
    }
    return kind == 1 && shows.mayPlayBoard() ? Action.PLAY_BOARD : Action.SHOW;
  }

  private Action bet(LegalOptions.Bets bets) {
    int kind = random.nextInt(bets.mayBet() ? 7 : 5);
    if (kind > 4) {
      long steps = (bets.most() - bets.least()) / bets.step();
      return new Action.BetTo(bets.least() + bets.step() * random.nextLong(steps + 1));
    }
    if (bets.bringsIn()) {
      return Action.BRING_IN;
    }
    if (kind == 0) {
      return Action.FOLD;
    }
    return bets.call() > 0 ? Action.CALL : Action.CHECK;
  }

  private int oneOf(PlaceSet places) {
    return cardOf(places.bits());
  }

  private int cardOf(long bits) {
    long rest = bits;
    for (int skip = random.nextInt(Long.bitCount(bits)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
