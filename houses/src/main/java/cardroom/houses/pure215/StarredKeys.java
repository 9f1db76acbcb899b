package cardroom.houses.pure215;

import java.util.Set;

/// The keys of the readings marked ★ in `docs/rules/ambiguities.md`: they change money or odds, so
/// every report shows them with their effective value.
final class StarredKeys {

  static final Set<String> PURE_215 =
      Set.of(
          "always-complete-bank-hand",
          "backline.base",
          "backline.buster",
          "backline.limit-scope",
          "backline.max-per-circle",
          "bank-888",
          "bank-limit",
          "burn-first-card",
          "buster.max",
          "buster.max-relative-to-base",
          "buster.min",
          "button-counts",
          "continuous-shuffle",
          "decks",
          "double-counts-toward-maximum",
          "double-minimum",
          "double-split-aces",
          "fee.fraction",
          "fee.overlap",
          "hit-soft-17",
          "insurance.offered",
          "insurance.settle-at-peek",
          "max-circles-in-play",
          "max-circles-per-player",
          "money-unit",
          "pay-pure-immediately",
          "payout-rounding",
          "penetration",
          "red-flex.bonus-cards-have-suit",
          "resplit-aces",
          "seats",
          "settlement-major",
          "settlement-start",
          "surrender",
          "surrender-rounding",
          "when-exhausted");

  private StarredKeys() {}
}
