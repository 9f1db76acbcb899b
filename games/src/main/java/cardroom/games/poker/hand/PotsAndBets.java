package cardroom.games.poker.hand;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.PlaceSet;
import java.util.List;

/// The pots in the middle, and the chips that are still in front of the players.
///
/// @param pots the collected pots, the main pot first
/// @param bets what each place has put in during the current betting round
/// @param uncalled the unmatched part of earlier bets, which goes back (POKER-ALLIN-1)
public record PotsAndBets(List<Pot> pots, AmountsByPlace bets, AmountsByPlace uncalled) {

  public static PotsAndBets of(Hand hand) {
    var felt = hand.felt();
    int places = felt.start().places();
    var collected = Showdown.paid(felt).toArray();
    var bets = new long[places];
    if (!isCollected(hand)) {
      for (int place = 0; place < places; place++) {
        bets[place] = Math.min(collected[place], felt.chips().in(place));
        collected[place] -= bets[place];
      }
    }
    var uncalled = uncalled(collected, felt.live());
    for (int place = 0; place < places; place++) {
      collected[place] -= uncalled[place];
    }
    var pots =
        Pot.of(
            AmountsByPlace.of(collected), Showdown.dead(felt), felt.takenFromPots(), felt.live());
    return new PotsAndBets(pots, AmountsByPlace.of(bets), AmountsByPlace.of(uncalled));
  }

  /// The dealer pulls the bets in when a betting round is over.
  private static boolean isCollected(Hand hand) {
    return switch (hand) {
      case Hand.Discarding _, Hand.Showing _, Hand.Finished _ -> true;
      case Hand.Shuffling(var next) -> isCollected(next);
      case Hand.Taking taking -> isCollected(taking.next());
      case Hand.Dealing _,
          Hand.Killing _,
          Hand.Opening _,
          Hand.Betting _,
          Hand.Drawing _,
          Hand.Replacing _,
          Hand.Misdealt _ ->
          false;
    };
  }

  private static long[] uncalled(long[] paid, PlaceSet live) {
    var uncalled = new long[paid.length];
    int most = 0;
    for (int place = 1; place < paid.length; place++) {
      most = paid[place] > paid[most] ? place : most;
    }
    long second = 0;
    for (int place = 0; place < paid.length; place++) {
      second = place == most ? second : Math.max(second, paid[place]);
    }
    if (live.contains(most) && live.size() > 1) {
      uncalled[most] = paid[most] - second;
    }
    return uncalled;
  }
}
