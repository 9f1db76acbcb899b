package cardroom.games.poker.sheet;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.HouseReadings;
import cardroom.games.poker.sheet.PokerSheet.Betting;
import cardroom.games.poker.sheet.PokerSheet.Customs;
import cardroom.games.poker.variant.Variant;
import cardroom.games.table.Setup.Stakes;
import java.util.List;
import java.util.Map;

/// The sheet of a poker game among friends, for programs that have no house: nobody takes a fee,
/// and every reading is the usual one of `docs/rules/ambiguities.md`.
public final class HomeSheet {

  private static final int SEATS_MAX = 9;
  private static final int RAISES_MAX = 3;

  private HomeSheet() {}

  /// The blinds are half the small bet and the small bet; a game with an ante takes a quarter of it
  /// and a bring-in of half.
  public static PokerSheet of(Variant game, Stakes.Limit limit) {
    var half = Money.cents(limit.small().cents() / 2);
    var chip = Money.cents(Math.max(1, half.cents() / 2));
    var free = Money.ZERO;
    var row = new StakesRow("HOME", limit, free, free, half, limit.small(), chip, half);
    return new PokerSheet(
        "home",
        "Home game",
        true,
        game,
        Math.min(SEATS_MAX, game.playersMax()),
        chip,
        betting(chip),
        customs(),
        List.of(row.forcing(game)),
        List.of(),
        Map.of());
  }

  private static Betting betting(Money chip) {
    boolean uncappedHeadsUp = false;
    boolean halfBetLimit = true;
    boolean halfBetSpread = false;
    boolean spreadRaisesLast = true;
    boolean openPairHolderOnly = false;
    return new Betting(
        RAISES_MAX,
        uncappedHeadsUp,
        chip,
        halfBetLimit,
        halfBetSpread,
        spreadRaisesLast,
        openPairHolderOnly);
  }

  private static Customs customs() {
    boolean newPlayerMustPost = false;
    boolean feeBySeated = false;
    boolean killDoublesLimits = true;
    boolean communityFromBurns = true;
    boolean discardTimeoutKills = true;
    boolean deadButton = false;
    boolean goingSouthBarred = false;
    boolean feeInFlopGamesOnly = false;
    return new Customs(
        newPlayerMustPost,
        feeBySeated,
        killDoublesLimits,
        communityFromBurns,
        discardTimeoutKills,
        deadButton,
        goingSouthBarred,
        feeInFlopGamesOnly,
        HouseReadings.USUAL);
  }
}
