package cardroom.games.pure215;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankPolicy;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.CircleRules;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.ShoeRules;
import cardroom.games.banked.WhenExhausted;
import cardroom.games.money.Fraction;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.money.Rounding;
import cardroom.games.table.Setup.Stakes;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The sheet of a round of Pure 21.5 among friends, for programs that have no house: the printed
/// charts and payouts, every reading the usual one, no fee and no bonus wager.
public final class HomeSheet {

  /// What a table of this sheet is opened with.
  public static final Stakes STAKES = new Stakes.Schedule(1);

  private static final Fraction HALF = new Fraction(1, 2);

  private HomeSheet() {}

  /// @param least the least game wager
  /// @param most the largest
  public static Sheet of(Money least, Money most) {
    boolean evenMoney = false;
    boolean payPureImmediately = false;
    boolean alwaysCompleteBankHand = false;
    boolean pushBustedOn888 = true;
    boolean timeOutActs = true;
    return new Sheet(
        "home",
        "Home game",
        true,
        shoe(),
        circles(),
        Money.cents(50),
        Money.dollars(1),
        charts(),
        new Odds(6, 5),
        Rounding.EXACT,
        doubling(),
        splitting(),
        new Sheet.Surrender(Sheet.Surrender.When.LATE, HALF, Rounding.EXACT),
        insurance(),
        evenMoney,
        payPureImmediately,
        alwaysCompleteBankHand,
        pushBustedOn888,
        button(),
        List.of(Pure215Wagers.GAME),
        bank(),
        new BacklineRules(Set.of(), BacklineRules.Scope.PER_BETTOR, 0),
        List.of(),
        timeOutActs,
        fees(),
        List.of(free(least, most)),
        List.of(),
        Map.of());
  }

  private static ShoeRules shoe() {
    int decks = 6;
    boolean continuousShuffle = false;
    boolean burnFirstCard = false;
    return new ShoeRules(decks, 1, 8, new Fraction(3, 4), continuousShuffle, burnFirstCard);
  }

  private static CircleRules circles() {
    int seats = 8;
    int noLimit = 0;
    boolean goingSouthBarred = false;
    return new CircleRules(seats, noLimit, noLimit, goingSouthBarred);
  }

  private static Sheet.Charts charts() {
    int playerMustHitTo = 11;
    int playerMustStandFrom = 19;
    int bankMustStandFrom = 17;
    boolean bankHitsSoft17 = true;
    return new Sheet.Charts(
        playerMustHitTo, playerMustStandFrom, bankMustStandFrom, bankHitsSoft17);
  }

  private static Sheet.Doubling doubling() {
    boolean onMustStand = true;
    boolean countsTowardMaximum = false;
    boolean splitAces = false;
    return new Sheet.Doubling(onMustStand, Money.dollars(1), countsTowardMaximum, splitAces);
  }

  private static Sheet.Splitting splitting() {
    int handsMax = 4;
    boolean resplitAces = false;
    return new Sheet.Splitting(handsMax, resplitAces);
  }

  private static Sheet.Insurance insurance() {
    boolean offered = true;
    boolean backline = false;
    boolean settleAtPeek = false;
    return new Sheet.Insurance(offered, new Odds(2, 1), HALF, backline, settleAtPeek);
  }

  private static ButtonRules button() {
    return new ButtonRules(
        ActionButton.Counts.ALL_SEATS,
        ActionButton.CountStart.HOUSE_DEALER_LEFT,
        ButtonRules.Start.ACTION_BUTTON,
        ButtonRules.Major.SEAT);
  }

  private static BankRules bank() {
    var policy = new BankPolicy(BankLimit.SEPARATE, WhenExhausted.RETURN_REST);
    int turnLength = 2;
    boolean sameBankerIfAllDecline = true;
    return new BankRules(policy, Money.ZERO, turnLength, sameBankerIfAllDecline);
  }

  private static FeeRules fees() {
    boolean chargeBackline = false;
    boolean refundOnVoid = true;
    return new FeeRules(
        Schedule.Overlap.FIRST_ROW,
        Schedule.Part.FLOOR,
        Set.of(Pure215Wagers.GAME),
        chargeBackline,
        refundOnVoid);
  }

  private static Schedule free(Money least, Money most) {
    var none = Money.ZERO;
    var row = new Schedule.Row(none, Money.UNLIMITED, none);
    return new Schedule(1, "HOME", least, most, none, Map.of(), List.of(row));
  }
}
