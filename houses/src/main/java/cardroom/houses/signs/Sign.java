package cardroom.houses.signs;

import java.util.List;
import java.util.Optional;

/// What must hang at a table (P215-TABLE-3), ready to be read: every amount is already in words.
///
/// @param subtitle what the game is played with, such as its bonus bets; may be empty
/// @param isExample true where the figures are not approved ones; the sign then says so
/// @param stakes which row of the house's papers the table uses, such as `Schedule option 4`
/// @param basis the ids and clauses the sign rests on
/// @param rules how this house plays, a sentence each
/// @param notices what else the paper requires
public record Sign(
    String house,
    String game,
    String subtitle,
    boolean isExample,
    Limits limits,
    String stakes,
    List<String> basis,
    List<Fee> fees,
    List<Table> tables,
    List<String> rules,
    List<String> notices) {

  public Sign {
    basis = List.copyOf(basis);
    fees = List.copyOf(fees);
    tables = List.copyOf(tables);
    rules = List.copyOf(rules);
    notices = List.copyOf(notices);
  }

  public static final String EXAMPLE =
      "Limits and fees are examples, not the approved figures of any cardroom.";

  /// The least and the most that may be wagered.
  public record Limits(String min, String max) {}

  /// Who pays a collection, and how much: one amount, or rates by what the amount depends on.
  public record Fee(String payer, String on, Optional<String> amount, List<Line> rates) {
    public Fee {
      rates = List.copyOf(rates);
    }
  }

  /// What a bonus bet pays.
  ///
  /// @param name the bet and its table, such as `Buster`
  /// @param limits what may be staked on it
  /// @param counted what the left column counts
  public record Table(String name, String limits, String counted, List<Line> lines) {
    public Table {
      lines = List.copyOf(lines);
    }
  }

  public record Line(String left, String right) {}
}
