package cardroom.games.threecard;

import cardroom.cards.ranking.HandCategory;
import cardroom.games.banked.BonusLimits;
import cardroom.games.money.Odds;
import cardroom.games.table.WagerId;
import java.util.Optional;

/// A side bet as one house has it on its sheet.
///
/// @param table what it pays; empty where this house does not offer it
public record HouseBet(SideBet bet, Optional<HandPays> table, BonusLimits limits) {
  public WagerId id() {
    return bet.id();
  }

  public boolean isOffered() {
    return table.isPresent();
  }

  public Optional<Odds> pays(HandCategory kind) {
    return table.flatMap(lines -> lines.on(kind));
  }
}
