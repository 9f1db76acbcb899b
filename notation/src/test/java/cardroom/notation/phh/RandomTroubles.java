package cardroom.notation.phh;

import cardroom.cards.Cards;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Random hands in which one thing after another goes wrong.
final class RandomTroubles {
  private static final int ODDS = 12;
  private static final List<Cause> CAUSES = List.of(Cause.values());

  private final RandomPlay play;
  private final SplittableRandom random;

  RandomTroubles(RandomPlay play, long seed) {
    this.play = play;
    this.random = new SplittableRandom(seed);
  }

  Hand play(HandStart start, List<Action> actions) {
    var hand = PokerGame.open(start);
    while (!PokerGame.isOver(hand)) {
      var action = next(hand);
      actions.add(action);
      hand = PokerGame.apply(hand, action);
    }
    return hand;
  }

  private Action next(Hand hand) {
    if (hand instanceof Hand.Taking taking
        && PokerGame.options(hand) instanceof LegalOptions.Deck(_, int count)) {
      return new Action.Trouble(new Irregularity.Taken(taking.place(), random.nextInt(count)));
    }
    if (random.nextInt(ODDS) == 0) {
      var possible =
          all(hand).stream().filter(what -> PokerGame.remedy(hand, what).isPresent()).toList();
      if (!possible.isEmpty()) {
        return new Action.Trouble(possible.get(random.nextInt(possible.size())));
      }
    }
    return play.choose(hand);
  }

  private List<Irregularity> all(Hand hand) {
    var all = new ArrayList<Irregularity>();
    all.add(new Irregularity.BoardTooMany());
    all.add(new Irregularity.BoardEarly());
    all.add(new Irregularity.BurnWrong(2, random.nextBoolean()));
    all.add(new Irregularity.BurnWrong(0, random.nextBoolean()));
    for (int place = 0; place < hand.felt().start().places(); place++) {
      all.add(new Irregularity.Skipped(place));
      all.add(new Irregularity.Extra(place));
      all.add(new Irregularity.Found(place));
      all.add(new Irregularity.AllInForPot(place));
      all.add(new Irregularity.Withdrawn(place));
      var down = Cards.ofBits(hand.felt().layout().down(place));
      if (!down.isEmpty()) {
        var cause = CAUSES.get(random.nextInt(CAUSES.size()));
        all.add(new Irregularity.Exposed(place, down.getLast(), cause));
      }
    }
    return all;
  }
}
