package cardroom.server.journal;

import cardroom.server.journal.Row.CheckpointRow;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.FavouriteRow;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.journal.Row.GuestRow;
import cardroom.server.journal.Row.MuteRow;
import cardroom.server.journal.Row.NoteRow;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.journal.Row.PersonRow;
import cardroom.server.journal.Row.PersonalRow;
import cardroom.server.journal.Row.PlayedRow;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.ledger.AccountName;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What can be read of the room's records. Every method may throw [Unread] when they cannot be
/// reached.
public interface Records {

  /// The tables that are not closed, by number.
  List<Long> openTables();

  boolean isOpen(long table);

  /// The largest table number ever given, or 0.
  long lastTable();

  /// The number of a table's last event, or 0.
  long lastNumber(long table);

  /// The entries of a table after that number, in order, without their legs.
  List<JournalEntry> entries(long table, long after);

  /// The entries of a table after one number and up to another, in order, without their legs.
  List<JournalEntry> entries(long table, long after, long until);

  /// The first entry of every table that is not closed, by number, without its legs: a question for
  /// hundreds of tables and not for each.
  List<JournalEntry> firstEntries();

  /// The entry with that number, without its legs.
  Optional<JournalEntry> entry(long table, long number);

  /// The number of a table's first event that is not older than that, or the largest number there
  /// is.
  long firstSince(long table, long at);

  /// What carried the key of a command since that time, oldest first.
  List<KeyUse> keysSince(long table, long at);

  /// An entry's maker and key.
  record KeyUse(long number, String maker, String commandKey, long at) {}

  /// When each player last took chips from that table into their purse, since that time.
  Map<String, Long> cashedOutSince(long table, long at);

  Optional<SnapshotRow> snapshot(long table);

  /// All shoes of a table.
  default List<ShoeRow> shoes(long table) {
    return shoes(table, 0, Integer.MAX_VALUE);
  }

  /// The shoes of a table from one number to another, both included: an old table has thousands.
  List<ShoeRow> shoes(long table, int first, int last);

  /// The number of the newest shoe of every table that is not closed and has had one, by table.
  Map<Long, Integer> newestShoes();

  /// Who waits for a seat there, in order.
  List<String> waiting(long table);

  /// The games that people ask for, earliest request first.
  List<GameRequestRow> gameRequests();

  Map<String, GuestRow> guests();

  Optional<GuestRow> guest(String name);

  /// A guest's name as they write it, in whatever case it is given.
  Optional<String> guestNamed(String name);

  List<SessionRow> sessions();

  /// Everybody with an account.
  List<PersonRow> people();

  /// Somebody's account, by the name as they write it.
  Optional<PersonRow> person(String name);

  Optional<PersonalRow> personal(String name);

  /// Somebody's notes on others, newest first.
  List<NoteRow> notes(String owner);

  /// The rounds that somebody marked, newest first.
  List<FavouriteRow> favourites(String owner);

  /// Whom somebody does not want to hear, last muted first.
  List<MuteRow> mutes(String owner);

  /// The emblems that these people wear; those who wear none are left out.
  Map<String, String> emblems(Collection<String> names);

  /// Whether somebody took part in that round.
  boolean hasPlayed(String player, long table, int round);

  List<CredentialRow> credentials();

  Optional<CredentialRow> credential(String name);

  /// Somebody's passkeys, oldest first.
  List<PasskeyRow> passkeys(String owner);

  Optional<PasskeyRow> passkey(String id);

  /// Whether a device signed that challenge before. Only a hint, since writing it has the last
  /// word.
  boolean isSigned(String challenge);

  /// What is in the room's own journal of one of these kinds, newest first.
  List<JournalEntry> roomEvents(List<String> kinds, long before, int limit);

  /// A session that has not been ended, by the hash of its token.
  Optional<SessionRow> session(String tokenHash);

  long balance(AccountName account);

  /// What a player has, by account: their purse and their stacks.
  Map<AccountName, Long> accountsOf(String player);

  /// What a player has in play at a table: what went from their stack since their last round there
  /// ended, into the bank, wagers, pots and fees.
  long inPlay(String player, long table);

  /// Who has chips on that table.
  List<String> stacksAt(long table);

  /// The rounds of a player before that time, newest first.
  List<PlayedRow> rounds(String player, long before, int limit);

  /// The rounds of a player after that time, newest first.
  List<PlayedRow> roundsSince(String player, long since);

  /// Every movement of a player's chips, oldest first.
  List<Movement> movements(String player);

  /// The id of the last event of everybody who has ever written here, in order.
  List<Long> lastEvents();

  /// The newest event of every table that has one since, by table.
  ///
  /// @param events the last id of each writer that was there then
  /// @param upTo the last id of each writer to be looked at
  List<JournalHead> headsSince(List<Long> events, List<Long> upTo);

  Optional<CheckpointRow> lastCheckpoint();

  /// The records cannot be read at the moment.
  final class Unread extends RuntimeException {
    public Unread(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
