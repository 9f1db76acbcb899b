package cardroom.server.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/// What is written besides the events of a command, in the same transaction.
public sealed interface Row {

  /// What is written about people, rather than about tables.
  sealed interface OfPerson extends Row {}

  /// A shoe, sealed before its first card is dealt.
  ///
  /// @param root the Merkle root over position, card and salt, published
  /// @param sealed order and salts under the room's key, as hexadecimal text
  /// @param cut the public permutation of the leaves; empty for none
  record ShoeRow(long table, int ordinal, String root, String sealed, String cut) implements Row {}

  /// A table at rest after the event with that number.
  record SnapshotRow(long table, long number, String hash, String body) implements Row {}

  /// A table is opened, or closed for good.
  record TableRow(long table, boolean closed) implements Row {}

  /// Who waits for a seat at a table, in order.
  record WaitingRow(long table, List<String> names) implements Row {
    public WaitingRow {
      names = List.copyOf(names);
    }
  }

  /// A game that somebody asks for; `expires` 0 takes it out of the records.
  ///
  /// @param stakes an id of the menu
  /// @param table where they were directed to, or 0 while they wait for others
  record GameRequestRow(
      String player, String house, String game, String stakes, long since, long expires, long table)
      implements OfPerson {

    public GameRequestRow until(long end) {
      return new GameRequestRow(player, house, game, stakes, since, end, table);
    }

    public GameRequestRow over() {
      return until(0);
    }

    public GameRequestRow ledTo(long other, long end) {
      return new GameRequestRow(player, house, game, stakes, since, end, other);
    }
  }

  /// A guest and when they were last given chips.
  record GuestRow(String name, long since, long grantedAt) implements OfPerson {}

  /// How a new guest's name looks; no two may look alike.
  record LookRow(String look) implements OfPerson {}

  /// A round that a player took part in, with what it brought them and what they paid in fees.
  record PlayedRow(
      String player,
      long table,
      int round,
      long firstNumber,
      long lastNumber,
      long at,
      long netCents,
      long feesCents)
      implements Row {}

  /// A checkpoint.
  ///
  /// @param upTo the last event it knows of
  /// @param says the text that was signed
  /// @param line what may be kept outside: number, time, hash of the text, key and signature
  record CheckpointRow(long number, long upTo, String says, String line) implements Row {}

  /// A session, known by the hash of its token; `expires` 0 ends it.
  ///
  /// @param csrf from which, together with the token, the word against foreign pages follows
  /// @param since when it was opened; 0 where nobody noted it
  /// @param device what the browser said about itself, so that its owner recognises it
  record SessionRow(
      String tokenHash, String guest, String csrf, long expires, long since, String device)
      implements OfPerson {

    /// The fingerprint in the journal of everything in it that never changes, besides the token's
    /// hash.
    public String mark() {
      return hash(String.join("\n", tokenHash, guest, csrf, String.valueOf(since), device));
    }

    public SessionRow ended() {
      return until(0);
    }

    public boolean isEnded() {
      return expires == 0;
    }

    public SessionRow until(long end) {
      return new SessionRow(tokenHash, guest, csrf, end, since, device);
    }
  }

  /// Somebody with an account; the room's own journal says how each of these came about.
  ///
  /// @param roles their words, separated by spaces
  /// @param wishes what they set for themselves, as JSON
  /// @param closedAt 0 while the account is open
  record PersonRow(String name, long since, String roles, String wishes, long closedAt)
      implements OfPerson {}

  /// A person's credentials; in no export and no statement.
  ///
  /// @param password the hash, with its salt and cost
  /// @param codes the hashes of the recovery codes not used yet, separated by spaces
  /// @param second the secret of the second factor under the room's key, or empty
  record CredentialRow(String name, String password, String codes, String second)
      implements OfPerson {
    /// Its fingerprint in the journal: reveals whether it was changed, but not its content.
    public String fingerprint() {
      return hash(String.join("\n", name, password, codes, second));
    }
  }

  private static String hash(String text) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// What somebody wears beside their name, and the salt of all that they keep; without a salt it
  /// is taken out of the records.
  record PersonalRow(String name, String emblem, String salt) implements OfPerson {
    /// Its fingerprint in the journal: reveals whether anything was changed, but not the content.
    public String mark(List<NoteRow> notes, List<FavouriteRow> favourites, List<MuteRow> mutes) {
      var text = new StringBuilder();
      put(text, name, emblem, salt);
      notes.stream()
          .sorted(Comparator.comparing(NoteRow::about))
          .forEach(note -> put(text, name, note.about(), note.body(), "" + note.at()));
      favourites.stream()
          .sorted(
              Comparator.comparingLong(FavouriteRow::table).thenComparingInt(FavouriteRow::round))
          .forEach(one -> put(text, name, "" + one.table(), "" + one.round(), "" + one.at()));
      // An empty field, which no note and no round has, says that it is a mute.
      mutes.stream()
          .sorted(Comparator.comparing(MuteRow::about))
          .forEach(mute -> put(text, name, "", mute.about(), "" + mute.at()));
      return hash(text.toString());
    }

    private static void put(StringBuilder text, String... fields) {
      for (var field : fields) {
        text.append(field.length()).append(':').append(field);
      }
    }
  }

  /// A note of somebody's on another player; without a text it is taken out of the records.
  record NoteRow(String owner, String about, String body, long at) implements OfPerson {}

  /// A round that somebody marked; with `at` 0 it is taken out of the records.
  record FavouriteRow(String owner, long table, int round, long at) implements OfPerson {
    public boolean isSameAs(FavouriteRow other) {
      return table == other.table && round == other.round;
    }
  }

  /// Somebody whom another does not want to hear; with `at` 0 it is taken out of the records.
  record MuteRow(String owner, String about, long at) implements OfPerson {}

  /// A key that a device of somebody's keeps, by which they sign in; without the key it is taken
  /// out of the records.
  ///
  /// @param id as the device gave it, in base64url
  /// @param handle names its owner to the device and tells nothing of them
  /// @param label what its owner calls it
  /// @param publicKey with the id and the model of the device, as the device attested them
  /// @param counter how often it signed, by the device's own count; 0 where it does not count
  record PasskeyRow(
      String id,
      String owner,
      String handle,
      String label,
      String publicKey,
      long counter,
      long since,
      long usedAt)
      implements OfPerson {

    /// A short name for it on pages and in the journal.
    public String mark() {
      return hash(id);
    }

    /// What the journal keeps of it; empty once it is taken out.
    public String fingerprint() {
      return publicKey.isEmpty()
          ? ""
          : hash(
              String.join(
                  "\n",
                  id,
                  owner,
                  handle,
                  label,
                  publicKey,
                  String.valueOf(counter),
                  String.valueOf(since),
                  String.valueOf(usedAt)));
    }

    public PasskeyRow used(long count, long at) {
      return new PasskeyRow(id, owner, handle, label, publicKey, count, since, at);
    }

    public PasskeyRow over() {
      return new PasskeyRow(id, owner, handle, label, "", counter, since, usedAt);
    }
  }

  /// A challenge that a device signed; none is valid twice, on any machine of the room.
  ///
  /// @param ends when it expires
  /// @param at when it was used: those that ended a day before are forgotten with it
  record UsedChallengeRow(String challenge, long ends, long at) implements OfPerson {
    private static final long DAY_MS = 24 * 3_600_000L;

    /// The extra day allows for clocks that differ or are set.
    long forgetsBefore() {
      return at - DAY_MS;
    }
  }

  /// A used code of a person's second factor; none is valid twice, on any machine of the room.
  ///
  /// @param step the half minute that it belongs to
  record UsedCodeRow(String name, long step) implements OfPerson {}
}
