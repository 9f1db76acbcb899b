package cardroom.houses.reading;

import java.util.Map;
import java.util.Optional;

/// The numbers in `docs/rules/ambiguities.md` of the readings that each starred key of a banked
/// game chooses among.
public final class ReadingNumbers {

  private static final Map<String, String> BY_KEY =
      Map.ofEntries(
          Map.entry("always-complete-bank-hand", "A-31"),
          Map.entry("backline.base", "A-34, A-55"),
          Map.entry("backline.buster", "A-34, A-55"),
          Map.entry("backline.follows-seat", "A-110"),
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
          Map.entry("fee.action-includes-bonus", "A-84"),
          Map.entry("fee.fraction", "A-72"),
          Map.entry("fee.overlap", "A-71"),
          Map.entry("forfeits-collected-first", "A-98"),
          Map.entry("hit-soft-17", "A-08"),
          Map.entry("insurance.offered", "A-24"),
          Map.entry("insurance.settle-at-peek", "A-27"),
          Map.entry("max-circles-in-play", "A-57"),
          Map.entry("max-circles-per-player", "A-53, A-57, A-109"),
          Map.entry("money-unit", "A-22, A-23, A-69"),
          Map.entry("pay-pure-immediately", "A-29"),
          Map.entry("payout-rounding", "A-23"),
          Map.entry("pd-card-exposed-before-decision", "A-171"),
          Map.entry("penetration", "A-04"),
          Map.entry("red-flex.bonus-cards-have-suit", "A-01"),
          Map.entry("resplit-aces", "A-14"),
          Map.entry("seats", "A-52, A-94"),
          Map.entry("settlement-major", "A-45"),
          Map.entry("settlement-start", "A-34, A-39"),
          Map.entry("surrender", "A-18, A-19"),
          Map.entry("surrender-rounding", "A-22"),
          Map.entry("when-exhausted", "A-42"));

  private ReadingNumbers() {}

  /// Such as `A-14`, or several with commas; empty where the key is not about a reading.
  public static Optional<String> of(String key) {
    return Optional.ofNullable(BY_KEY.get(key));
  }
}
