package cardroom.games.pure215;

import cardroom.games.banked.BonusLimits;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import cardroom.games.table.WagerId;
import java.util.Optional;
import java.util.Set;

/// A side bet as one house has it on its sheet.
///
/// @param table what it pays; empty where this house does not offer it
/// @param switches the keys of its switches that are on
public record HouseBet(
    SideBet bet, Optional<PayTable> table, BonusLimits limits, Set<String> switches) {
  public HouseBet {
    switches = Set.copyOf(switches);
  }

  public WagerId id() {
    return bet.id();
  }

  public boolean isOffered() {
    return table.isPresent();
  }

  public boolean isOn(SideBet.Switch key) {
    return switches.contains(key.key());
  }

  /// What to look up in the pay table, given the cards dealt so far.
  public int count(SideBet.Fallen cards) {
    return bet.counted().of(cards, this);
  }

  /// Whether no further card of the player-dealer can change that.
  boolean isDecided(SideBet.Fallen cards) {
    return bet.counted().isFinal(cards, count(cards));
  }

  public Optional<Odds> pays(int count) {
    return count == 0 ? Optional.empty() : table.flatMap(lines -> lines.pays(count));
  }
}
