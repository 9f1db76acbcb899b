package cardroom.server.ledger;

import cardroom.games.table.TransferCause.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A leg exactly as the records hold it, whichever version wrote it.
///
/// @param rule the clause that moved the chips, or the word for a buy-in, a top-up or a cash-out or
///   for chips that enter or leave the room; empty only where older programs had no word
public record WrittenLeg(
    AccountName account, long cents, String rule, String position, String wager) {

  /// What stands for the rule where no clause of a game moved the chips.
  public static final List<String> BY_NO_CLAUSE =
      Stream.concat(Stream.of(""), Stream.of(Reason.values()).map(Reason::word)).toList();

  /// As they are written.
  public static List<WrittenLeg> of(List<Leg> legs) {
    var written = new ArrayList<WrittenLeg>(legs.size());
    for (var leg : legs) {
      written.add(leg.written());
    }
    return written;
  }

  /// Whether a clause of the game moved the chips, not their owner or the room.
  public boolean isByRule() {
    return !BY_NO_CLAUSE.contains(rule);
  }

  public WrittenLeg withoutRule() {
    return new WrittenLeg(account, cents, "", position, wager);
  }
}
