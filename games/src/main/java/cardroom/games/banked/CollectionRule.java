package cardroom.games.banked;

import cardroom.games.rules.Rule;

/// The clauses about collections that every house has; the rows of a schedule are each house's own.
public enum CollectionRule implements Rule {
  ONE_SCHEDULE(
      "COL-GEN-3", "One schedule, with its limits and fees, is in force at a table at a time."),
  REFUNDED("COL-GEN-10", "The fee is not part of the bank; it goes back when the round is void.");

  private final String id;
  private final String sentence;

  CollectionRule(String id, String sentence) {
    this.id = id;
    this.sentence = sentence;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String sentence() {
    return sentence;
  }
}
