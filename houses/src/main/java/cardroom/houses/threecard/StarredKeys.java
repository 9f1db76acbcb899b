package cardroom.houses.threecard;

import java.util.Set;

/// The keys of the readings marked ★ in `docs/rules/ambiguities.md`: they change money or odds, so
/// every report shows them with their effective value.
final class StarredKeys {

  static final Set<String> THREE_CARD =
      Set.of(
          "backline.follows-seat",
          "backline.limit-scope",
          "backline.max-per-circle",
          "bank-limit",
          "button-counts",
          "fee.action-includes-bonus",
          "fee.fraction",
          "fee.overlap",
          "forfeits-collected-first",
          "money-unit",
          "payout-rounding",
          "pd-card-exposed-before-decision",
          "seats",
          "settlement-major",
          "settlement-start",
          "when-exhausted");

  private StarredKeys() {}
}
