package cardroom.houses.threecard;

import java.util.Map;

/// The keys of the readings marked ★ in `docs/rules/ambiguities.md`, with the numbers of those that
/// each chooses among: they change money or odds, so every report shows them with their effective
/// value.
final class StarredKeys {

  static final Map<String, String> THREE_CARD =
      Map.ofEntries(
          Map.entry("backline.follows-seat", "A-110"),
          Map.entry("backline.limit-scope", "A-54, A-111"),
          Map.entry("backline.max-per-circle", "A-54"),
          Map.entry("bank-limit", "A-41"),
          Map.entry("button-counts", "A-37"),
          Map.entry("fee.action-includes-bonus", "A-84"),
          Map.entry("fee.fraction", "A-72"),
          Map.entry("fee.overlap", "A-71"),
          Map.entry("forfeits-collected-first", "A-98"),
          Map.entry("money-unit", "A-22, A-23, A-69"),
          Map.entry("payout-rounding", "A-23"),
          Map.entry("pd-card-exposed-before-decision", "A-171"),
          Map.entry("seats", "A-52, A-94"),
          Map.entry("settlement-major", "A-45"),
          Map.entry("settlement-start", "A-34, A-39"),
          Map.entry("when-exhausted", "A-42"));

  private StarredKeys() {}
}
