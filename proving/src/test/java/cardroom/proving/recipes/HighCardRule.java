package cardroom.proving.recipes;

import cardroom.games.rules.Rule;

/// The clauses of High Card.
enum HighCardRule implements Rule {
  TABLE("X-HIGH-TABLE", "Up to seven seats, one deck, shuffled for every round."),
  LIMITS("X-HIGH-WAGER", "One wager on each circle, within the posted limits, before the deal."),
  BANK("X-HIGH-BANK", "A player banks, and pays and collects up to the bank's wager."),
  FEES("X-HIGH-FEE", "The player-dealer pays a flat collection before the deal."),
  DEAL("X-HIGH-DEAL", "One card to each circle, face up, and one to the bank."),
  HIGHER("X-HIGH-OUT-1", "The higher card wins even money; an ace is the highest."),
  EQUAL("X-HIGH-OUT-2", "Cards of one rank push.");

  private final String id;
  private final String sentence;

  HighCardRule(String id, String sentence) {
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
