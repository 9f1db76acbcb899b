package cardroom.notation.phh;

import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.betting.BettingStructure.Limit;
import cardroom.games.poker.betting.BettingStructure.Spread;
import cardroom.games.poker.hand.HandTerms;
import cardroom.games.poker.hand.HouseReadings;
import cardroom.games.poker.variant.BetSize;
import cardroom.games.poker.variant.Street;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/// What a house's sheet says otherwise than the sheet `recorded`, in the words of that sheet
/// (`_readings`): without them its hands would come to other stacks, or be refused.
final class PhhReadings {
  private static final String TWO_SMALL = "street-limits=first-two-lower";
  private static final String ANY_LOW = "low-qualifier=none";
  private static final String CHECK_RAISE = "check-raise=true";
  private static final String NO_CHECK_RAISE = "check-raise=false";
  private static final String HALF_BET = "short-all-in=half-bet";
  private static final String FULL_BET = "short-all-in=full-bet";
  private static final String LEAST_BET = "spread.min-raise=least-bet";
  private static final String SINGLE_KILL = "kill.doubles-limits=false";
  private static final String BUTTON_PAYS = "fee.source=button";
  private static final String MAX_RAISES = "max-raises=";
  private static final int MAX_RAISES_USUAL = 3;

  private PhhReadings() {}

  static List<String> of(HandTerms terms) {
    var words = new ArrayList<String>();
    var game = terms.variant();
    var usual = PhhCode.of(game, terms.structure()).variant();
    add(words, TWO_SMALL, !bets(game).equals(bets(usual)));
    add(words, ANY_LOW, !game.showdown().equals(usual.showdown()));
    var isCheckRaise = game.checkRaise() ? CHECK_RAISE : NO_CHECK_RAISE;
    add(words, isCheckRaise, game.checkRaise() != usual.checkRaise());
    switch (terms.structure()) {
      case Limit limit -> add(words, FULL_BET, !limit.halfBet());
      case Spread spread -> {
        add(words, HALF_BET, spread.halfBet());
        add(words, LEAST_BET, !spread.raisesLast());
      }
      case BettingStructure.NoLimit _, BettingStructure.PotLimit _ -> {}
    }
    int raises = terms.betsMax() - 1;
    add(words, MAX_RAISES + raises, raises > MAX_RAISES_USUAL);
    add(words, SINGLE_KILL, !terms.killDoublesLimits());
    add(words, BUTTON_PAYS, terms.readings().feeFromButton());
    return words;
  }

  private static void add(List<String> words, String word, boolean isSo) {
    if (isSo) {
      words.add(word);
    }
  }

  private static List<BetSize> bets(Variant game) {
    return game.streets().stream().map(Street::bet).toList();
  }

  /// The terms of a recorded hand as its house reads the book. A fee that was written was taken,
  /// also from a hand that ended before its moment.
  static HandTerms applied(HandTerms recorded, PhhHand hand) {
    var words = hand.own().readings();
    var usual = recorded.readings();
    var readings =
        new HouseReadings(
            usual.openersJacks(),
            hand.own().drop() > 0,
            words.contains(BUTTON_PAYS),
            usual.misdealFrom(),
            usual.anyActionIsSubstantial());
    return new HandTerms(
        variant(recorded.variant(), words),
        structure(recorded.structure(), words),
        recorded.bigBlind(),
        recorded.bringIn(),
        betsMax(recorded.betsMax(), hand),
        recorded.uncappedHeadsUp(),
        recorded.chip(),
        !words.contains(SINGLE_KILL),
        recorded.openPairHolderOnly(),
        recorded.communityFromBurns(),
        recorded.recorded(),
        readings);
  }

  private static Variant variant(Variant usual, List<String> words) {
    var game = words.contains(TWO_SMALL) ? usual.firstTwoForSmallBet() : usual;
    game = words.contains(ANY_LOW) ? game.withoutLowQualifier() : game;
    game = words.contains(CHECK_RAISE) ? game.checkRaise(true) : game;
    return words.contains(NO_CHECK_RAISE) ? game.checkRaise(false) : game;
  }

  private static BettingStructure structure(BettingStructure usual, List<String> words) {
    return switch (usual) {
      case Limit(var small, var big, _) -> new Limit(small, big, !words.contains(FULL_BET));
      case Spread(var least, var most, var step, _, _) ->
          new Spread(least, most, step, words.contains(HALF_BET), !words.contains(LEAST_BET));
      case BettingStructure.NoLimit _, BettingStructure.PotLimit _ -> usual;
    };
  }

  private static int betsMax(int usual, PhhHand hand) {
    return hand.own().readings().stream()
        .filter(word -> word.matches(MAX_RAISES + "\\d"))
        .mapToInt(word -> 1 + Integer.parseInt(word.substring(MAX_RAISES.length())))
        .findFirst()
        .orElse(usual);
  }
}
