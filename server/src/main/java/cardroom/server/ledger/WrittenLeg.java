package cardroom.server.ledger;

import cardroom.games.table.Cause.Reason;
import java.util.List;
import java.util.stream.Stream;

/// A leg as the records hold it, letter by letter, whatever program wrote it.
///
/// @param rule the clause that moved the chips, or the word for a buy-in, a top-up or a cash-out
///   and for chips that come into the room or go out of it; empty only where older programs had no
///   word
public record WrittenLeg(
    AccountName account, long cents, String rule, String position, String wager) {

  /// What stands for the rule where no clause of a game moved the chips.
  public static final List<String> BY_NO_CLAUSE =
      Stream.concat(Stream.of(""), Stream.of(Reason.values()).map(Reason::word)).toList();

  /// As they are written.
  public static List<WrittenLeg> of(List<Leg> legs) {
    return legs.stream().map(Leg::written).toList();
  }

  /// Whether a clause of the game moved the chips, not their owner or the room.
  public boolean isByRule() {
    return !BY_NO_CLAUSE.contains(rule);
  }

  public WrittenLeg withoutRule() {
    return new WrittenLeg(account, cents, "", position, wager);
  }
}
