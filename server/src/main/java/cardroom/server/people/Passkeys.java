package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.Guest;
import cardroom.server.guests.LookalikeNames;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.journal.WriteFailure;
import cardroom.server.people.PasskeyChallenges.Signed;
import cardroom.server.people.PasskeyVerifier.Judged;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Answer;
import cardroom.server.table.RoomRefusals;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/// The keys of people's own devices, with which they sign in without a password. A device signs
/// only after its owner unlocked it, so a passkey replaces password and second factor together
/// (docs/decisions/0016-passkeys.md).
public final class Passkeys {
  static final String ADDED = "passkey-added";
  static final String REMOVED = "passkey-removed";

  /// How many a person may have.
  public static final int MOST = 10;

  private static final int HANDLE_BYTES = 32;
  private static final String COMING_IN = "sign in";

  private final SignIn.Desk desk;
  private final Records records;
  private final PasskeyChallenges challenges;
  private final PasskeyVerifier judge = new PasskeyVerifier();

  public Passkeys(SignIn.Desk desk, Records records, RoomKey key) {
    this.desk = desk;
    this.records = records;
    this.challenges = new PasskeyChallenges(key, desk.entropy(), desk.time());
  }

  /// What a browser needs to create a key.
  ///
  /// @param handle names the person to their devices
  /// @param known the ids of those they have
  public record Offer(String challenge, String handle, List<String> known) {
    public Offer {
      known = List.copyOf(known);
    }
  }

  /// What a device sends about a new key.
  @SuppressWarnings("ArrayRecordComponent") // Read once, compared with nothing.
  public record Attestation(byte[] clientData, byte[] object) {}

  /// What a device signed to sign in.
  ///
  /// @param handle whom the device says its owner is; if it is empty the sign-in fails, because
  ///   nobody was named before and only the device says who it is
  @SuppressWarnings("ArrayRecordComponent") // Read once, compared with nothing.
  public record Signature(
      String id, byte[] clientData, byte[] authenticatorData, byte[] signature, String handle) {}

  public static List<Integer> algorithms() {
    return PasskeyVerifier.ALGORITHMS;
  }

  /// How long a challenge is valid.
  public static long goodMs() {
    return PasskeyChallenges.GOOD_MS;
  }

  public List<PasskeyRow> of(String name) {
    return records.passkeys(name);
  }

  /// Whose passkey that is.
  public Optional<String> owner(String id) {
    return records.passkey(id).map(PasskeyRow::owner);
  }

  /// The rows that remove all of a person's passkeys from the records.
  List<Row> forgotten(String name) {
    return of(name).stream().<Row>map(PasskeyRow::over).toList();
  }

  private static String adding(Guest guest) {
    return "add a passkey for %s in session %s".formatted(guest.name(), guest.session());
  }

  /// Why a person may not have another passkey with that name: checked before their device makes
  /// one, and again afterwards; empty when they may.
  public Optional<Answer.Refused> refusesAnother(String name, String label) {
    var wrong = LookalikeNames.wrongTitle(label);
    if (wrong.isPresent()) {
      return Optional.of(Answer.refuse(RoomRule.FORM, wrong.get(), "Name it after its device"));
    }
    return of(name).size() < MOST
        ? Optional.empty()
        : Optional.of(
            Answer.refuse(
                RoomRule.PASSKEY,
                "You already have %d passkeys".formatted(MOST),
                "Remove one first"));
  }

  /// For a person who has just entered their password again, in that session alone.
  public Offer offer(Guest guest) {
    var known = of(guest.name());
    var handle =
        known.stream()
            .findFirst()
            .map(PasskeyRow::handle)
            .orElseGet(
                () ->
                    Base64.getUrlEncoder()
                        .withoutPadding()
                        .encodeToString(desk.entropy().bytes(HANDLE_BYTES)));
    var ids = known.stream().map(PasskeyRow::id).toList();
    // The handle is part of what is sealed, since it is kept nowhere before the first key.
    return new Offer(challenges.fresh(adding(guest) + " as " + handle), handle, ids);
  }

  /// Accepts a new key; empty when it is on disk.
  public Optional<Answer.Refused> add(
      Guest guest, PasskeySite site, String label, String handle, Attestation shown) {
    var no = refusesAnother(guest.name(), label);
    if (no.isPresent()) {
      return no;
    }
    var challenge = challenges.signed(shown.clientData(), adding(guest) + " as " + handle);
    if (challenge.isEmpty()) {
      return Optional.of(late());
    }
    return switch (judge.attested(
        site, challenge.get().challenge(), shown.clientData(), shown.object())) {
      case Judged.Wrong(var why) -> Optional.of(why);
      case Judged.Right key -> {
        var now = desk.time().millis();
        var row =
            new PasskeyRow(
                key.id(), guest.name(), handle, label, key.publicKey(), key.counter(), now, 0);
        yield desk.people().inTurn(guest.name(), () -> added(guest, row, challenge.get()));
      }
    };
  }

  private static Answer.Refused late() {
    return Answer.refuse(
        RoomRule.PASSKEY,
        "What your device signed is not what this room asked for, has already been used, or came too late",
        "Begin again");
  }

  private Optional<Answer.Refused> added(Guest guest, PasskeyRow row, Signed challenge) {
    // Checked again under the lock: the account may have been recovered or closed meanwhile.
    var over = desk.sessions().refusesEnded(guest);
    if (over.isPresent() || !desk.people().has(row.owner())) {
      return Optional.of(over.orElseGet(() -> People.noAccount(row.owner())));
    }
    if (records.isSigned(challenge.challenge())) {
      return Optional.of(late());
    }
    if (records.passkey(row.id()).isPresent()) {
      return Optional.of(
          Answer.refuse(
              RoomRule.PASSKEY, "This room already knows that passkey", "Use another device"));
    }
    var no = refusesAnother(row.owner(), row.label());
    return no.isPresent() ? no : written(ADDED, row, row.since(), challenge.used(row.since()));
  }

  private Optional<Answer.Refused> written(String kind, PasskeyRow row, long at, Row... beside) {
    var rows = new Row[beside.length + 1];
    rows[0] = row;
    System.arraycopy(beside, 0, rows, 1, beside.length);
    var body = People.body(row.owner()).put("label", row.label());
    var event = RoomEvent.plain(kind, row.owner(), at, body, rows);
    return switch (desk.cage().write(event)) {
      case PageOutcome.Done _ -> Optional.empty();
      case PageOutcome.Not(WriteFailure.Contradiction _) -> Optional.of(late());
      case PageOutcome.Not _ -> Optional.of(RoomRefusals.records());
    };
  }

  /// Removes one of a person's passkeys.
  ///
  /// @param mark as it is listed
  public Optional<Answer.Refused> remove(String name, String mark) {
    return desk.people()
        .inTurn(
            name,
            () ->
                of(name).stream()
                    .filter(row -> row.mark().equals(mark))
                    .findFirst()
                    .map(row -> written(REMOVED, row.over(), desk.time().millis()))
                    .orElseGet(
                        () ->
                            Optional.of(
                                Answer.refuse(
                                    RoomRule.UNKNOWN, "You have no such passkey", "Look again"))));
  }

  /// The challenge to be signed by a person who wants in.
  public String challenge() {
    return challenges.fresh(COMING_IN);
  }

  /// Lets a person in by what their device signed.
  public Admission signIn(PasskeySite site, Signature shown, String device) {
    var challenge = challenges.signed(shown.clientData(), COMING_IN);
    if (challenge.isEmpty()) {
      return new Admission.Refused(late());
    }
    if (shown.handle().isEmpty()) {
      return new Admission.Refused(
          Answer.refuse(
              RoomRule.PASSKEY,
              "Your device did not say whose passkey this is",
              "Sign in with your password, remove it from your account and add it again"));
    }
    var owner = owner(shown.id());
    return owner.isEmpty()
        ? new Admission.Refused(unknown())
        : desk.people()
            .inTurn(owner.get(), () -> signedIn(owner.get(), site, challenge.get(), shown, device));
  }

  private static Answer.Refused unknown() {
    return Answer.refuse(
        RoomRule.PASSKEY,
        "This room does not know that passkey",
        "Sign in with your password, and add it on your page");
  }

  private Admission signedIn(
      String owner, PasskeySite site, Signed challenge, Signature shown, String device) {
    if (records.isSigned(challenge.challenge())) {
      return new Admission.Refused(late());
    }
    var row =
        records
            .passkey(shown.id())
            .filter(known -> known.owner().equals(owner) && desk.people().has(owner))
            .filter(known -> known.handle().equals(shown.handle()));
    if (row.isEmpty()) {
      return new Admission.Refused(unknown());
    }
    return switch (judge.signed(site, challenge.challenge(), row.get(), shown)) {
      case Judged.Wrong(var why) -> new Admission.Refused(why);
      case Judged.Right key -> in(row.get(), key.counter(), challenge, device);
    };
  }

  private Admission in(PasskeyRow row, long counter, Signed challenge, String device) {
    var session = desk.sessions().fresh(row.owner(), device);
    var now = desk.time().millis();
    var event =
        RoomEvent.plain(
            SignIn.KIND,
            row.owner(),
            now,
            People.body(row.owner()).put("by", "passkey"),
            session.row(),
            row.used(counter, now),
            challenge.used(now));
    return switch (desk.cage().write(event)) {
      case PageOutcome.Done _ -> desk.sessions().opened(session);
      case PageOutcome.Not(WriteFailure.Contradiction _) -> new Admission.Refused(late());
      case PageOutcome.Not _ -> new Admission.Refused(RoomRefusals.records());
    };
  }
}
