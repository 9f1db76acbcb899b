package cardroom.games.pure215;

import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.CircleRules;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.ShoeRules;
import cardroom.games.money.Fraction;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.money.Rounding;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A house's rule sheet for Pure 21.5 Blackjack: what its paper prints as a figure, what differs
/// between houses, and the readings taken where the paper is silent. What all houses share is code.
///
/// @param house the house's name for scripts, such as `casino-club`
/// @param title the house's name for people
/// @param isExample true where figures are examples because the paper prints none
/// @param order the order of the wagers at a bettor's seat, except insurance (P215-SETTLE-2)
/// @param sideBets every side bet the sheet has a section for, offered or not
/// @param notices sentences that the paper requires beside the schedule
/// @param cites where this house's paper states a rule, by rule id
public record Sheet(
    String house,
    String title,
    boolean isExample,
    ShoeRules shoe,
    CircleRules circles,
    Money moneyUnit,
    Money bonusUnit,
    Charts charts,
    Odds purePays,
    Rounding payoutRounding,
    Doubling doubling,
    Splitting splitting,
    Surrender surrender,
    Insurance insurance,
    boolean evenMoney,
    boolean payPureImmediately,
    boolean alwaysCompleteBankHand,
    boolean pushBustedOn888,
    ButtonRules button,
    List<WagerId> order,
    BankRules bank,
    BacklineRules backline,
    List<HouseBet> sideBets,
    boolean timeOutActs,
    FeeRules fees,
    List<Schedule> schedules,
    List<String> notices,
    Map<String, String> cites) {

  public Sheet {
    order = List.copyOf(order);
    sideBets = List.copyOf(sideBets);
    schedules = List.copyOf(schedules);
    notices = List.copyOf(notices);
    cites = Map.copyOf(cites);
  }

  /// Chart 1A and Chart 1B.
  public record Charts(
      int playerMustHitTo,
      int playerMustStandFrom,
      int bankMustStandFrom,
      boolean bankHitsSoft17) {}

  /// What may be doubled and for how much.
  ///
  /// @param minimum the least double; zero stands for the table's minimum wager
  public record Doubling(
      boolean onMustStand, Money minimum, boolean countsTowardMaximum, boolean splitAces) {}

  public record Splitting(int handsMax, boolean resplitAces) {}

  public record Surrender(When when, Fraction forfeits, Rounding rounding) {

    /// Not at all, after the peek, or before it.
    public enum When {
      NONE,
      LATE,
      EARLY
    }
  }

  public record Insurance(
      boolean offered, Odds pays, Fraction maxFraction, boolean backline, boolean settleAtPeek) {}

  public Schedule schedule(int option) {
    return Schedule.among(schedules, option, house, "pure-21.5");
  }

  /// The bonus wagers this house offers, in the order they are settled.
  public List<HouseBet> offered() {
    return order.stream()
        .flatMap(wager -> sideBet(wager).stream())
        .filter(HouseBet::isOffered)
        .toList();
  }

  /// A side bet that this sheet has a section for, offered or not.
  public Optional<HouseBet> sideBet(WagerId wager) {
    return sideBets.stream().filter(bet -> bet.id().equals(wager)).findFirst();
  }
}
