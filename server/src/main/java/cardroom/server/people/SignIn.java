package cardroom.server.people;

import cardroom.server.guests.Admission;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Guest;
import cardroom.server.guests.Guests;
import cardroom.server.guests.Sessions;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.WriteFailure;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Answer;
import cardroom.server.table.RoomRefusals;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// How people sign in: passwords, recovery codes, second factors. No answer reveals whether a name
/// has an account, neither by its words nor by its timing.
public final class SignIn {
  static final String KIND = "signed-in";

  private final Desk desk;
  private final PasswordHash hash;
  private final SecondFactor second;
  private final Function<String, List<Row>> passkeysForgotten;
  private final Map<String, CredentialRow> credentials = new ConcurrentHashMap<>();
  private volatile Function<String, Optional<CredentialRow>> kept =
      name -> Optional.ofNullable(credentials.get(name));

  /// The services needed to let somebody in.
  public record Desk(
      People people,
      Guests guests,
      Sessions sessions,
      Cage cage,
      Entropy entropy,
      InstantSource time) {}

  public SignIn(
      Desk desk, PasswordCost cost, List<CredentialRow> known, RoomKey key, Passkeys passkeys) {
    this.desk = desk;
    this.passkeysForgotten = passkeys::forgotten;
    this.hash = new PasswordHash(desk.entropy(), cost);
    this.second = new SecondFactor(key, desk.entropy(), desk.time());
    known.forEach(row -> credentials.put(row.name(), row));
  }

  /// The room runs on several machines: what the records say now counts.
  public void share(Function<String, Optional<CredentialRow>> written) {
    kept = written;
  }

  /// A person who has just created an account, and the codes that are shown only this once.
  public record SignedUp(Admission admission, List<String> codes) {
    public SignedUp {
      codes = List.copyOf(codes);
    }

    static SignedUp refused(Answer.Refused why) {
      return new SignedUp(new Admission.Refused(why), List.of());
    }
  }

  /// Creates an account for a guest, who keeps chips and seats, or for somebody new.
  public SignedUp signUp(Optional<Guest> guest, String name, String password, String device) {
    var wrong = PasswordRules.wrong(name, password);
    if (wrong.isPresent()) {
      return SignedUp.refused(SignInRefusals.weak(wrong.get()));
    }
    if (guest.isEmpty()) {
      return switch (desk.guests().admit(name, device)) {
        case Admission.Refused(var why) -> SignedUp.refused(why);
        case Admission.Welcome(var fresh, _) -> open(fresh.name(), password, device);
      };
    }
    return open(guest.get().name(), password, device);
  }

  private SignedUp open(String name, String password, String device) {
    return desk.people().inTurn(name, () -> opened(name, password, device));
  }

  private SignedUp opened(String name, String password, String device) {
    var codes = RecoveryCodes.fresh(desk.entropy());
    var row = new CredentialRow(name, hash.of(password), RecoveryCodes.kept(codes), "");
    if (kept.apply(name).isPresent() || credentials.putIfAbsent(name, row) != null) {
      return SignedUp.refused(SignInRefusals.hasAccount(name));
    }
    var session = desk.sessions().fresh(name, device);
    if (!desk.people().open(name, row, session.row())) {
      credentials.remove(name, row);
      return SignedUp.refused(RoomRefusals.records());
    }
    return new SignedUp(onlyIn(session), codes);
  }

  /// Lets a person in with a new session and ends all others.
  private Admission onlyIn(Sessions.Fresh session) {
    var welcome = desk.sessions().opened(session);
    desk.sessions().endAllBut(welcome.guest().name(), welcome.guest().session());
    return welcome;
  }

  private Optional<CredentialRow> credential(String name) {
    return desk.guests().named(name.strip()).filter(desk.people()::has).flatMap(kept);
  }

  /// @param code the six digits of the authenticator, or empty
  public Admission signIn(String name, String password, String code, String device) {
    var row = credential(name);
    var isRight = isRight(row, password);
    if (!isRight) {
      return new Admission.Refused(SignInRefusals.notTogether());
    }
    return switch (second.shown(row.orElseThrow(), code)) {
      case SecondFactor.Shown.Wrong(var why) -> new Admission.Refused(why);
      case SecondFactor.Shown.Right(var used) ->
          desk.people().inTurn(name, () -> inTurn(row.orElseThrow(), used, device));
    };
  }

  /// @param judged the credentials they were let in by; if password or second factor were changed
  ///   meanwhile this fails, while new recovery codes do not matter
  private Admission inTurn(CredentialRow judged, List<Row> used, String device) {
    return credential(judged.name())
            .filter(now -> now.password().equals(judged.password()))
            .filter(now -> now.second().equals(judged.second()))
            .isPresent()
        ? in(judged.name(), used, device)
        : new Admission.Refused(SignInRefusals.notTogether());
  }

  /// @param used what is written with the session, and can be written only once
  private Admission in(String name, List<Row> used, String device) {
    var session = desk.sessions().fresh(name, device);
    var rows = Stream.concat(used.stream(), Stream.of(session.row())).toArray(Row[]::new);
    var event = Cage.RoomEvent.plain(KIND, name, desk.time().millis(), People.body(name), rows);
    return switch (desk.cage().write(event)) {
      case PageOutcome.Done _ -> desk.sessions().opened(session);
      case PageOutcome.Not(WriteFailure.Contradiction _) ->
          new Admission.Refused(SecondFactor.wrongCode());
      case PageOutcome.Not _ -> new Admission.Refused(RoomRefusals.records());
    };
  }

  private boolean isRight(Optional<CredentialRow> row, String password) {
    var kept = row.map(CredentialRow::password).orElse(hash.nobodys());
    return hash.matches(password, kept) && row.isPresent();
  }

  /// Whether this is the person's own password; asked again before what cannot be undone.
  public Optional<Answer.Refused> confirmed(String name, String password) {
    return isRight(credential(name), password)
        ? Optional.empty()
        : Optional.of(SignInRefusals.notYours());
  }

  /// A new password; every other session ends, and this one gets a new token.
  public Admission changePassword(String name, String old, String fresh, String device) {
    return desk.people().inTurn(name, () -> changed(name, old, fresh, device));
  }

  private Admission changed(String name, String old, String fresh, String device) {
    var no = confirmed(name, old);
    var wrong = PasswordRules.wrong(name, fresh);
    if (no.isPresent() || wrong.isPresent()) {
      return new Admission.Refused(no.orElseGet(() -> SignInRefusals.weak(wrong.orElseThrow())));
    }
    var row = credential(name).orElseThrow();
    var changed = new CredentialRow(name, hash.of(fresh), row.codes(), row.second());
    return replaced("password", changed, List.of(), device);
  }

  private Admission replaced(String kind, CredentialRow row, List<Row> beside, String device) {
    var session = desk.sessions().fresh(row.name(), device);
    var body = People.body(row.name());
    var rows = Stream.concat(Stream.of(row, session.row()), beside.stream()).toArray(Row[]::new);
    var event = Cage.RoomEvent.plain(kind, row.name(), desk.time().millis(), body, rows);
    if (desk.cage().write(event) instanceof PageOutcome.Not) {
      return new Admission.Refused(RoomRefusals.records());
    }
    credentials.put(row.name(), row);
    return onlyIn(session);
  }

  /// Signs in with a recovery code, and sets a new password. The second factor and all passkeys are
  /// removed too: a person who uses a code may have lost their phone.
  public Admission recover(String name, String code, String password, String device) {
    var wrong = PasswordRules.wrong(name, password);
    if (wrong.isPresent()) {
      return new Admission.Refused(SignInRefusals.weak(wrong.get()));
    }
    // Before taking the lock: guessing codes for a name must not keep its owner waiting.
    var fresh = hash.of(password);
    return desk.people().inTurn(name, () -> recovered(name, code, fresh, device));
  }

  private Admission recovered(String name, String code, String fresh, String device) {
    var kept = credential(name);
    var left = RecoveryCodes.without(code, kept.map(CredentialRow::codes).orElse(""));
    if (kept.isEmpty() || left.isEmpty()) {
      return new Admission.Refused(SignInRefusals.wrongRecoveryCode());
    }
    var known = kept.get().name();
    var row = new CredentialRow(known, fresh, left.get(), "");
    return replaced("recovered", row, passkeysForgotten.apply(known), device);
  }

  /// New recovery codes in the place of all old ones; empty when they are on disk.
  ///
  /// @param told receives them; they are worthless if this is refused
  public Optional<Answer.Refused> newCodes(Guest guest, Consumer<List<String>> told) {
    var codes = RecoveryCodes.fresh(desk.entropy());
    told.accept(codes);
    return inSession(
        guest,
        row ->
            keep(
                "codes",
                new CredentialRow(
                    row.name(), row.password(), RecoveryCodes.kept(codes), row.second())));
  }

  /// Changes a person's credentials under their lock, unless a recovery ended the session first.
  private Optional<Answer.Refused> inSession(
      Guest guest, Function<CredentialRow, Optional<Answer.Refused>> change) {
    return desk.people()
        .inTurn(
            guest.name(),
            () ->
                desk.sessions()
                    .refusesEnded(guest)
                    .or(
                        () ->
                            credential(guest.name())
                                .map(change)
                                .orElseGet(() -> Optional.of(People.noAccount(guest.name())))));
  }

  private Optional<Answer.Refused> keep(String kind, CredentialRow row, Row... beside) {
    var rows = Stream.concat(Stream.of(row), Stream.of(beside)).toArray(Row[]::new);
    var event =
        Cage.RoomEvent.plain(kind, row.name(), desk.time().millis(), People.body(row.name()), rows);
    return switch (desk.cage().write(event)) {
      case PageOutcome.Done _ -> {
        credentials.put(row.name(), row);
        yield Optional.empty();
      }
      // A code or an offer that was used before, on another machine or before a restart.
      case PageOutcome.Not(WriteFailure.Contradiction _) when beside.length > 0 ->
          Optional.of(SecondFactor.wrongCode());
      case PageOutcome.Not _ -> Optional.of(RoomRefusals.records());
    };
  }

  public int codesLeft(String name) {
    return credential(name).map(row -> RecoveryCodes.count(row.codes())).orElse(0);
  }

  public boolean hasSecond(String name) {
    return credential(name).filter(row -> !row.second().isEmpty()).isPresent();
  }

  /// A secret for an authenticator, which takes effect once a code of it is entered in the same
  /// session, on any machine of the room; empty when the account was closed meanwhile.
  public Optional<SecondFactorOffer> offerSecond(Guest guest) {
    return credential(guest.name()).map(row -> second.offer(guest, row));
  }

  /// Accepts the offered secret as the second factor, if the code matches it.
  public Optional<Answer.Refused> takeSecond(Guest guest, String offer, String code) {
    return inSession(
        guest,
        row ->
            second
                .accepted(guest, row, offer, code)
                .map(taken -> taken(row, taken))
                .orElseGet(() -> Optional.of(SecondFactor.wrongCode())));
  }

  private Optional<Answer.Refused> taken(CredentialRow row, SecondFactor.Accepted taken) {
    return keep("second-on", withSecond(row, taken.sealed()), taken.used(), taken.offer());
  }

  private static CredentialRow withSecond(CredentialRow row, String sealed) {
    return new CredentialRow(row.name(), row.password(), row.codes(), sealed);
  }

  public Optional<Answer.Refused> dropSecond(Guest guest) {
    return inSession(guest, row -> keep("second-off", withSecond(row, "")));
  }
}
