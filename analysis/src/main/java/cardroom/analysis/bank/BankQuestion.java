package cardroom.analysis.bank;

import cardroom.analysis.simulate.SimulatedTable;
import cardroom.games.banked.BankPolicy;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Map;

/// What is asked about holding the bank of a table.
///
/// @param policy what the sheet says limits the bank
/// @param least the least bank that the house takes
/// @param known the wagers whose expectation is known (see [KnownWagers])
/// @param pace rounds an hour and hours of an evening
/// @param bankroll the money that the bank is held with
/// @param risk the accepted probability of ruin, such as 0.01
public record BankQuestion(
    SimulatedTable table,
    BankPolicy policy,
    Money least,
    Map<WagerId, Double> known,
    Pace pace,
    Money bankroll,
    double risk) {

  public BankQuestion {
    known = Map.copyOf(known);
  }

  /// How fast and for how long rounds are dealt.
  public record Pace(int roundsPerHour, int hours) {

    public int rounds() {
      return roundsPerHour * hours;
    }
  }

  /// From a quarter of the bank asked about to four times as much, within what the house allows.
  public List<Money> banks() {
    var bank = table.bank().cents();
    return List.of(bank / 4, bank / 2, bank, 2 * bank, 4 * bank).stream()
        .map(Money::cents)
        .filter(other -> !other.isLessThan(least))
        .distinct()
        .toList();
  }
}
