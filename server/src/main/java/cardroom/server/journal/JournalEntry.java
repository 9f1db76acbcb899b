package cardroom.server.journal;

import cardroom.server.ledger.Leg;
import java.util.List;

/// One event as written in the journal, with the chips it moved (Contract 4).
///
/// @param table 0 for the room's own events
/// @param number counts from 1 for each table, without a gap
/// @param maker who caused it: a player, `room`, `deck`, `floor:NAME`
/// @param commandKey the key and fingerprint of the command that caused it, or empty
/// @param at milliseconds since 1970
/// @param hash the link that ties this entry to the one before
public record JournalEntry(
    long table,
    long number,
    String kind,
    int version,
    String maker,
    String commandKey,
    long at,
    String body,
    String hash,
    List<Leg> legs) {

  public JournalEntry {
    legs = List.copyOf(legs);
  }

  /// The same entry, tied to the one before it.
  public JournalEntry linkedTo(String before) {
    return new JournalEntry(
        table,
        number,
        kind,
        version,
        maker,
        commandKey,
        at,
        body,
        HashChain.link(before, this),
        legs);
  }

  /// A name for people: `event 12 of table 7`.
  public String name() {
    return "event %d of table %d".formatted(number, table);
  }
}
