package cardroom.games.table;

import cardroom.games.rules.Rule;
import java.util.Optional;

/// Why a chip moves: a clause asks for it, its owner brings it to the table or takes it away, or
/// the room gives it out or takes it in.
public sealed interface TransferCause {

  /// @param rule the clause
  /// @param position whose wager it is, or `table`
  /// @param wager which wager, or what else the chips are for: the bank, the pot, a collection;
  ///   empty where those of several wagers move together
  record Clause(Rule rule, Position position, Optional<WagerId> wager) implements TransferCause {

    public Clause {
      if (rule.id().isBlank()) {
        throw new IllegalArgumentException("chips at " + position + " move by no clause");
      }
    }

    public Clause(Rule rule, Position position, WagerId wager) {
      this(rule, position, Optional.of(wager));
    }
  }

  /// No clause of a game asks for it.
  enum Reason implements TransferCause {
    BUY_IN("buy-in", Position.TABLE.id()),
    TOP_UP("top-up", Position.TABLE.id()),
    CASH_OUT("cash-out", Position.TABLE.id()),
    /// The room gives somebody play chips; no table does.
    GRANT("grant", ""),
    /// A person who closes their account takes their chips out of the room.
    REDEMPTION("redemption", "");

    private final String word;
    private final String place;

    Reason(String word, String place) {
      this.word = word;
      this.place = place;
    }

    /// As the ledger writes it.
    public String word() {
      return word;
    }

    /// Where it happens, as the ledger writes it; empty where no table is concerned.
    public String place() {
      return place;
    }
  }
}
