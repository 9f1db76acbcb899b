package cardroom.games.threecard;

import cardroom.cards.Rank;
import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.CircleRules;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.money.Rounding;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A house's rule sheet for Three Card Poker 6 Card Bonus: figures of its paper, and the readings
/// taken where the paper is silent.
///
/// @param house the house's name for scripts, such as `casino-club`
/// @param title the house's name for people
/// @param isExample true where figures are examples because the paper prints none
/// @param qualifier the least high card with which the player-dealer qualifies
/// @param cardExposedBeforeDecision whether one of the player-dealer's cards is seen before the
///   players decide
/// @param forfeitsCollectedFirst whether folded wagers use up the bank's limit first
/// @param order the order of the wagers at a bettor's seat (3CP-SETTLE-1)
/// @param backlineFollowsSeat whether a fold of the seat folds for everybody behind it
/// @param sideBets every side bet the sheet has a section for, offered or not
/// @param timeOutActs whether the house folds for a player whose time ran out
/// @param notices sentences that the paper requires beside the schedule
/// @param cites where this house's paper states a rule, by rule id
public record Sheet(
    String house,
    String title,
    boolean isExample,
    CircleRules circles,
    Money moneyUnit,
    Money bonusUnit,
    Rank qualifier,
    boolean cardExposedBeforeDecision,
    boolean forfeitsCollectedFirst,
    Rounding payoutRounding,
    ButtonRules button,
    List<WagerId> order,
    BankRules bank,
    BacklineRules backline,
    boolean backlineFollowsSeat,
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
