package cardroom.houses.pure215;

import java.util.Map;

/// The keys of the readings marked ★ in `docs/rules/ambiguities.md`, with the numbers of those that
/// each chooses among: they change money or odds, so every report shows them with their effective
/// value.
final class StarredKeys {

  static final Map<String, String> PURE_215 =
      Map.ofEntries(
          Map.entry("always-complete-bank-hand", "A-31"),
          Map.entry("backline.base", "A-34, A-55"),
          Map.entry("backline.buster", "A-34, A-55"),
          Map.entry("backline.limit-scope", "A-54, A-111"),
          Map.entry("backline.max-per-circle", "A-54"),
          Map.entry("bank-888", "A-34"),
          Map.entry("bank-limit", "A-41"),
          Map.entry("burn-first-card", "A-04"),
          Map.entry("buster.max", "A-56"),
          Map.entry("buster.max-relative-to-base", "A-56, A-58"),
          Map.entry("buster.min", "A-56"),
          Map.entry("button-counts", "A-37"),
          Map.entry("continuous-shuffle", "A-04"),
          Map.entry("decks", "A-04"),
          Map.entry("double-counts-toward-maximum", "A-16"),
          Map.entry("double-minimum", "A-16"),
          Map.entry("double-split-aces", "A-14"),
          Map.entry("fee.fraction", "A-72"),
          Map.entry("fee.overlap", "A-71"),
          Map.entry("hit-soft-17", "A-08"),
          Map.entry("insurance.offered", "A-24"),
          Map.entry("insurance.settle-at-peek", "A-27"),
          Map.entry("max-circles-in-play", "A-57"),
          Map.entry("max-circles-per-player", "A-53, A-57, A-109"),
          Map.entry("money-unit", "A-22, A-23, A-69"),
          Map.entry("pay-pure-immediately", "A-29"),
          Map.entry("payout-rounding", "A-23"),
          Map.entry("penetration", "A-04"),
          Map.entry("red-flex.bonus-cards-have-suit", "A-01"),
          Map.entry("resplit-aces", "A-14"),
          Map.entry("seats", "A-52, A-94"),
          Map.entry("settlement-major", "A-45"),
          Map.entry("settlement-start", "A-34, A-39"),
          Map.entry("surrender", "A-18, A-19"),
          Map.entry("surrender-rounding", "A-22"),
          Map.entry("when-exhausted", "A-42"));

  private StarredKeys() {}
}
