package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;

/// A bonus wager that a sheet of Pure 21.5 may offer, complete: all that the sheet, the sign, the
/// table, the settlement and the analysis have to know about it. It pays by a count of cards.
///
/// @param section its section of the sheet, its key under `backline`, and its pay tables
/// @param hasFee whether every option of the schedule names a fee for it, as `buster-fee`
/// @param switches further keys of its section
/// @param limitedBy the clause about what may be staked
/// @param paidBy the clause that decides it first, then those that say why and how much
/// @param counts what a sign says its pay table counts
/// @param counted the verdict: what to look up in the pay table
public record SideBet(
    WagerId id,
    String section,
    boolean hasFee,
    List<Switch> switches,
    Rule limitedBy,
    List<Rule> paidBy,
    String counts,
    Counted counted,
    Words words) {
  public SideBet {
    switches = List.copyOf(switches);
    paidBy = List.copyOf(paidBy);
  }

  /// A key of a side bet's section that takes one of two words.
  public record Switch(String key, String on, String off) {}

  /// Set to `le`, the wager may not exceed the game wager.
  public static final Switch UP_TO_BASE = new Switch("max-relative-to-base", "le", "none");

  /// How a settled wager says what was counted.
  @FunctionalInterface
  public interface Words {
    String of(Fallen cards, int count, boolean isPaid);
  }

  /// The cards that decide side bets, as far as they are dealt.
  ///
  /// @param first the first two cards of the bettor's circle
  /// @param bank the player-dealer's: up card, down card, then drawn cards
  public record Fallen(List<Card> first, List<Card> bank) {}
}
