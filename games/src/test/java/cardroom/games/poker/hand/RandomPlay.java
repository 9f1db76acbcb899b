package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.betting.Structure;
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
  public Start start(Variant variant) {
    return start(variant, structure());
  }

  public Start start(Variant variant, Structure structure) {
    int places = 2 + random.nextInt(variant.playersMax() - 1);
    var stacks = new long[places];
    boolean deep = random.nextBoolean();
    for (int i = 0; i < places; i++) {
      stacks[i] = deep ? 100_000 : 50L * (1 + random.nextInt(200));
    }
    var terms = Terms.usual(variant, structure, 400, 200).chip(50);
    return variant.hasButton()
        ? posted(Start.blinds(terms, Amounts.of(stacks), 200, 400, 400))
        : Start.ante(terms, Amounts.of(stacks), 50, 400);
  }

  /// Now and then somebody who missed a blind posts both, the small one dead (POKER-MISS-1).
  private Start posted(Start usual) {
    int place = random.nextInt(usual.places());
    if (usual.places() < 4 || place < 2 || random.nextInt(3) > 0) {
      return usual;
    }
    return new Start(
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

  private Structure structure() {
    return switch (random.nextInt(5)) {
      case 0 -> new Structure.Spread(200, 1000, 100, false, true);
      case 1 -> new Structure.NoLimit(400, 100);
      case 2 -> new Structure.PotLimit(400, 100);
      case 3 -> new Structure.Limit(400, 800, false);
      default -> new Structure.Limit(400, 800, true);
    };
  }

  /// One whole hand; every state it passes through, the last one finished.
  public List<Hand> play(Start start) {
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
      case Options.Bets bets -> bet(bets);
      case Options.Kills(PlaceSet places, _) -> {
        int place = oneOf(places);
        yield random.nextInt(8) == 0 ? new Action.Kill(place) : new Action.LetLive(place);
      }
      case Options.Draws(_, long from, int most) -> {
        long cards = from & random.nextLong();
        while (Long.bitCount(cards) > most) {
          cards &= cards - 1;
        }
        yield new Action.Draw(cards, 0);
      }
      case Options.Discards(PlaceSet places) -> {
        int place = oneOf(places);
        long own = hand.felt().layout().down(place);
        yield random.nextInt(20) == 0
            ? new Action.NotCleared(place)
            : new Action.Discard(place, 1L << cardOf(own));
      }
      case Options.Shows shows -> show(shows);
      case Options.Deck deck ->
          deck.shuffles()
              ? Action.SHUFFLED
              : Action.Deal.of(Card.at(cardOf(hand.felt().layout().stub())));
      case Options.Over _ -> throw new IllegalStateException("the hand is over");
    };
  }

  private Action show(Options.Shows shows) {
    int kind = random.nextInt(10);
    if (kind == 0 && shows.mayMuck()) {
      return Action.MUCK;
    }
    return kind == 1 && shows.mayPlayBoard() ? Action.PLAY_BOARD : Action.SHOW;
  }

  private Action bet(Options.Bets bets) {
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
