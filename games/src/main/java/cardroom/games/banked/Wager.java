package cardroom.games.banked;

import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Optional;

/// A wager of a banked game as one house offers it, complete: what it is called, when and for how
/// much it is made, the clause that limits it, and what becomes of it.
///
/// @param limits what may be staked on a bonus wager; empty where this house does not offer it
/// @param clause the clause that limits it
public record Wager<R>(
    WagerId id, Made made, Optional<BonusLimits> limits, Rule clause, Verdict<R> verdict) {

  /// When and how its chips are put down.
  public enum Made {
    /// Before the deal, by everybody who bets, within the limits of the schedule.
    FIRST,
    /// Before the deal, beside the first wager, within limits of its own.
    BESIDE,
    /// By a decision after the deal, for as much as the first wager, on an area of its own.
    AGAIN,
    /// By an answer to a question; the layout has no area for it.
    ASKED
  }

  /// Decides a wager: a function of the finished round.
  @FunctionalInterface
  public interface Verdict<R> {

    /// What an unlimited bank would do with this bettor's wager, hand by hand; empty if they have
    /// not made it.
    List<Due> of(R round, Bet bet);
  }

  /// The wager that every bettor makes first.
  public static <R> Wager<R> first(WagerId id, Rule clause, Verdict<R> verdict) {
    return new Wager<>(id, Made.FIRST, Optional.empty(), clause, verdict);
  }

  /// A bonus wager beside it; without limits where this house does not offer it.
  public static <R> Wager<R> beside(
      WagerId id, Optional<BonusLimits> limits, Rule clause, Verdict<R> verdict) {
    return new Wager<>(id, Made.BESIDE, limits, clause, verdict);
  }

  /// A second wager as large as the first, made by a decision.
  public static <R> Wager<R> again(WagerId id, Rule clause, Verdict<R> verdict) {
    return new Wager<>(id, Made.AGAIN, Optional.empty(), clause, verdict);
  }

  /// A wager that a bettor is asked about.
  public static <R> Wager<R> asked(WagerId id, Rule clause, Verdict<R> verdict) {
    return new Wager<>(id, Made.ASKED, Optional.empty(), clause, verdict);
  }

  /// Whether it may be made in this house, before the deal, beside the first wager.
  boolean isBonus() {
    return made == Made.BESIDE && limits.isPresent();
  }

  /// Whether it has a marked area in front of each seat of this house.
  boolean hasArea() {
    return made != Made.ASKED && (made != Made.BESIDE || limits.isPresent());
  }
}
