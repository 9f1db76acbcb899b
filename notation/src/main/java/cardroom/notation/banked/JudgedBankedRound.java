package cardroom.notation.banked;

import cardroom.games.banked.Fee;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.View;
import cardroom.notation.script.UnmetExpectation;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Optional;

/// A written round after it was played: all that moved and why, and which expectations failed.
///
/// @param line where its header is
/// @param bankSeat the player-dealer's seat
/// @param button the seat with the action button; 0 when the round did not get that far
/// @param settlement empty when no wager was accepted or the round was not finished
/// @param hands what is in front of each position when the round is over, as the rail sees it; none
///   when it did not get that far
public record JudgedBankedRound(
    int line,
    String house,
    String game,
    int schedule,
    int decks,
    Money bank,
    int bankSeat,
    List<Fee> fees,
    int button,
    Optional<Settlement> settlement,
    List<View.Spot> hands,
    Optional<View.Hand> bankHand,
    List<Refusal> refusals,
    List<UnmetExpectation> failures) {

  public JudgedBankedRound {
    fees = List.copyOf(fees);
    hands = List.copyOf(hands);
    refusals = List.copyOf(refusals);
    failures = List.copyOf(failures);
  }

  /// A wager or a decision that the rules refused.
  ///
  /// @param title whose it is: `seat 3`, `backline 3 by bob`, `bank`
  public record Refusal(String title, Word word, Refused ruling, boolean wasExpected) {}

  /// Whether everything that the round expects came true.
  public boolean holds() {
    return failures.isEmpty();
  }
}
