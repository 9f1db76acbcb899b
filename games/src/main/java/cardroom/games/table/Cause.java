package cardroom.games.table;

import cardroom.games.rules.Rule;

/// Why a chip moves: a clause asks for it, or its owner brings it to the table or takes it away.
public sealed interface Cause {

  /// @param rule the clause
  /// @param position whose wager it is, or `table`
  /// @param wager the wager's name, or empty where several come back together
  record Clause(Rule rule, Position position, String wager) implements Cause {

    public Clause {
      if (rule.id().isBlank()) {
        throw new IllegalArgumentException("chips at " + position + " move by no clause");
      }
    }
  }

  /// No clause of a game asks for it.
  enum Reason implements Cause {
    BUY_IN("buy-in"),
    TOP_UP("top-up"),
    CASH_OUT("cash-out");

    private final String word;

    Reason(String word) {
      this.word = word;
    }

    /// As the ledger writes it.
    public String word() {
      return word;
    }
  }
}
