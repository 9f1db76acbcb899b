package cardroom.games.poker.sheet;

import cardroom.games.money.Money;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.hand.HandTerms;
import cardroom.games.poker.hand.HouseReadings;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.poker.variant.Variant;
import cardroom.games.table.Setup.Stakes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The sheet of one poker game of one house.
///
/// @param variant the game, with the sheet's changes already applied
/// @param chip the smallest chip in play
public record PokerSheet(
    String house,
    String title,
    boolean isExample,
    Variant variant,
    int playersMax,
    Money chip,
    Betting betting,
    Customs customs,
    List<StakesRow> rows,
    List<String> notices,
    Map<String, String> cites) {

  public PokerSheet {
    rows = List.copyOf(rows);
    notices = List.copyOf(notices);
    cites = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(cites));
  }

  /// How bets are made.
  ///
  /// @param raisesMax raises after the bet
  /// @param halfBetLimit whether half a bet all-in counts as a bet in limit games
  /// @param halfBetSpread the same in spread games
  /// @param spreadRaisesLast whether a spread raise is at least the last bet or raise
  /// @param openPairHolderOnly whether only the holder of an open pair may bet large
  public record Betting(
      int raisesMax,
      boolean uncappedHeadsUp,
      Money spreadStep,
      boolean halfBetLimit,
      boolean halfBetSpread,
      boolean spreadRaisesLast,
      boolean openPairHolderOnly) {}

  /// How the table is run.
  ///
  /// @param newPlayerMustPost whether a new player posts to be dealt in at once
  /// @param feeBySeated whether the fee counts the seated players, not those dealt in
  /// @param discardTimeoutKills whether no discard in time kills a hand
  /// @param deadButton whether the blinds move by seat and the button may be at an empty one
  ///
  /// @param goingSouthBarred whether a player who comes back within the hour must bring what they
  ///   left with (reading 0002)
  /// @param feeInFlopGamesOnly whether games without a flop pay no fee
  public record Customs(
      boolean newPlayerMustPost,
      boolean feeBySeated,
      boolean killDoublesLimits,
      boolean communityFromBurns,
      boolean discardTimeoutKills,
      boolean deadButton,
      boolean goingSouthBarred,
      boolean feeInFlopGamesOnly,
      HouseReadings readings) {}

  /// The row of these stakes.
  ///
  /// @throws IllegalArgumentException in one sentence when the house has no such table
  public StakesRow row(Stakes stakes) {
    return rows.stream()
        .filter(row -> row.stakes().equals(stakes))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(refusal(stakes)));
  }

  private String refusal(Stakes stakes) {
    boolean spread = stakes instanceof Stakes.Spread;
    var known =
        rows.stream()
            .filter(row -> row.isSpread() == spread)
            .map(row -> row.stakes().toString().replaceFirst("^\\w+ ", ""))
            .collect(Collectors.joining(", "));
    return spread && known.isEmpty()
        ? "%s is not played at spread limit (POKER-BET-1); open it at a limit such as %s"
            .formatted(variant.name(), rows.getFirst().stakes())
        : "%s has no table of %s at %s (COL-OVP-5); there is %s"
            .formatted(title, variant.name(), stakes, known);
  }

  /// What the table takes from a hand with that many players.
  public Money fee(StakesRow row, int players) {
    boolean isFree =
        customs.feeInFlopGamesOnly() && variant.irregularities() != IrregularitySection.FLOP_GAMES;
    return isFree ? Money.ZERO : row.fee(players);
  }

  /// What every hand at a table of this row is played under.
  public HandTerms terms(StakesRow row) {
    var structure =
        switch (row.stakes()) {
          case Stakes.Limit(var small, var big) ->
              new BettingStructure.Limit(small.cents(), big.cents(), betting.halfBetLimit());
          case Stakes.Spread(var least, var most) ->
              new BettingStructure.Spread(
                  least.cents(),
                  most.cents(),
                  betting.spreadStep().cents(),
                  betting.halfBetSpread(),
                  betting.spreadRaisesLast());
          case Stakes.Schedule schedule ->
              throw new IllegalArgumentException("poker is not played at " + schedule);
        };
    return new HandTerms(
        variant,
        structure,
        row.bigBlind().cents(),
        row.bringIn().cents(),
        betting.raisesMax() + 1,
        betting.uncappedHeadsUp(),
        chip.cents(),
        customs.killDoublesLimits(),
        betting.openPairHolderOnly(),
        customs.communityFromBurns(),
        false,
        customs.readings());
  }
}
