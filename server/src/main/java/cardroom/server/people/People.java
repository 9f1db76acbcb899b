package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.codec.Json;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.LookalikeNames;
import cardroom.server.guests.Sessions;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.PersonRow;
import cardroom.server.keeping.LocalLocks;
import cardroom.server.keeping.NamedLocks;
import cardroom.server.table.Answer;
import cardroom.server.table.EventMakers;
import cardroom.server.table.RoomRefusals;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Everybody with an account, and what each may do. A role applies from the moment it is on disk
/// until the moment it is taken away.
public final class People {
  static final String ROLE_GIVEN = "role-given";
  static final String ROLE_TAKEN = "role-taken";

  /// The kinds of events in the room's own journal about what the staff did, and what was reported
  /// to them.
  public static final List<String> AUDITED =
      List.of(ROLE_GIVEN, ROLE_TAKEN, Cashier.GIVEN, AdminSignOut.KIND, TalkReports.REPORTED);

  /// The kinds of events about what happened to a person's account.
  public static final List<String> OF_PERSONS =
      List.of(
          "guest",
          "grant",
          "account",
          "password",
          "recovered",
          SignIn.KIND,
          "codes",
          "second-on",
          "second-off",
          Passkeys.ADDED,
          Passkeys.REMOVED,
          SelfLimits.KIND,
          PersonalData.KIND,
          AccountClosing.KIND,
          ROLE_GIVEN,
          ROLE_TAKEN,
          Cashier.GIVEN,
          AdminSignOut.KIND);

  private static final long SHIFT_MS = 12 * 3_600_000L;
  private static final Set<Role> A_GUESTS = EnumSet.of(Role.PLAYER);

  private final Cage cage;
  private final InstantSource time;
  private final Map<String, PersonRow> people = new ConcurrentHashMap<>();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
  private final Records records;
  private volatile Consumer<String> others = _ -> {};
  private volatile NamedLocks turns = new LocalLocks();

  public People(Cage cage, Records records, InstantSource time) {
    this.cage = cage;
    this.records = records;
    this.time = time;
    records.people().forEach(row -> people.put(row.name(), row));
  }

  /// The room runs on several machines: only the records know who has which role, and changes are
  /// made one at a time.
  ///
  /// @param tells the others whose roles were changed here
  public void share(NamedLocks inTurn, Consumer<String> tells) {
    turns = inTurn;
    others = tells;
  }

  /// Another machine says that a person's roles have changed.
  public void heardChanged(String name) {
    listeners.forEach(heard -> heard.accept(name));
  }

  /// Makes a change to a person's account while nobody else changes the same account.
  ///
  /// @param name in any case, possibly of an unknown person
  <R> R inTurn(String name, Supplier<R> work) {
    // No name contains this character, and the records of several machines cannot store it.
    var written = name.replace("\0", "").strip().toLowerCase(Locale.ROOT);
    return turns.inTurn("person " + written, work);
  }

  /// Changes who has which role: whether a person is the last admin depends on all others. This
  /// lock is always taken before a person's own.
  <R> R inTurnOfRoles(String name, Supplier<R> work) {
    return turns.inTurn("roles", () -> inTurn(name, work));
  }

  boolean isShared() {
    return turns.isShared();
  }

  private Optional<PersonRow> known(String name) {
    return isShared() && !LookalikeNames.isNoText(name)
        ? records.person(name)
        : Optional.ofNullable(people.get(name));
  }

  private Collection<PersonRow> all() {
    return isShared() ? records.people() : people.values();
  }

  /// Whether somebody has an account that is not closed.
  public boolean has(String name) {
    return row(name).isPresent();
  }

  public Set<Role> roles(String name) {
    return row(name).map(row -> Role.read(row.roles())).orElse(A_GUESTS);
  }

  public boolean is(String name, Role role) {
    return roles(name).contains(role);
  }

  /// How long a session of theirs may be silent: for staff, no longer than a shift.
  public long silenceMs(String name) {
    return roles(name).stream().allMatch(Role::isPlaying) ? Sessions.SILENCE_MS : SHIFT_MS;
  }

  /// Those whose names have this prefix, by name.
  public List<String> named(String start, int limit) {
    return all().stream()
        .filter(row -> row.closedAt() == 0)
        .map(PersonRow::name)
        .filter(name -> name.regionMatches(true, 0, start, 0, start.length()))
        .sorted(Comparator.comparing(String::toLowerCase))
        .limit(limit)
        .toList();
  }

  /// Whether there is anybody who can give roles.
  public boolean hasAdmin() {
    return all().stream().anyMatch(People::isAdmin);
  }

  /// Registers a listener for the name of everybody whose roles have changed.
  public void whenChanged(Consumer<String> heard) {
    listeners.add(heard);
  }

  /// Writes a new account with its other rows; false when the records cannot be written.
  boolean open(String name, Row credential, Row session) {
    var row = new PersonRow(name, time.millis(), Role.PLAYER.word(), "{}", 0);
    var event = RoomEvent.plain("account", name, row.since(), body(name), row, credential, session);
    if (cage.write(event) instanceof PageOutcome.Not) {
      return false;
    }
    people.put(name, row);
    return true;
  }

  /// The fields that every event about a person begins with.
  static tools.jackson.databind.node.ObjectNode body(String name) {
    return Json.object().put("player", name);
  }

  /// The refusal for a person whose account was closed while they changed it.
  static Answer.Refused noAccount(String name) {
    return Answer.refuse(
        RoomRule.UNKNOWN,
        "%s has no account here".formatted(name),
        "A guest must set a password first");
  }

  /// Whether somebody had an account and closed it.
  boolean isClosed(String name) {
    return known(name).filter(row -> row.closedAt() > 0).isPresent();
  }

  /// The person with that name, to be changed; empty for a guest and for a closed account.
  Optional<PersonRow> row(String name) {
    return known(name).filter(row -> row.closedAt() == 0);
  }

  /// Writes a change of what a person may do as an event, under their lock; empty when it is on
  /// disk.
  Optional<Answer.Refused> change(PersonRow row, RoomEvent event) {
    var no = keep(row, event);
    if (no.isEmpty()) {
      heardChanged(row.name());
      others.accept(row.name());
    }
    return no;
  }

  /// The same for what changes nobody's rights.
  Optional<Answer.Refused> keep(PersonRow row, RoomEvent event) {
    if (cage.write(event) instanceof PageOutcome.Not) {
      return Optional.of(RoomRefusals.records());
    }
    people.put(row.name(), row);
    return Optional.empty();
  }

  /// Gives or takes a role.
  ///
  /// @param by the admin who does it, or the person themselves who gives up a role
  public Optional<Answer.Refused> appoint(
      String by, String name, Role role, boolean given, String reason) {
    return inTurnOfRoles(name, () -> appointInTurn(by, name, role, given, reason));
  }

  private Optional<Answer.Refused> appointInTurn(
      String by, String name, Role role, boolean given, String reason) {
    if (!by.equals(EventMakers.ROOM) && !is(by, Role.ADMIN) && (given || !by.equals(name))) {
      return Optional.of(Answer.refuse(RoomRule.ROLE, "Only an admin can give and take roles", ""));
    }
    var row = row(name);
    if (row.isEmpty()) {
      return Optional.of(noAccount(name));
    }
    var roles = roles(name);
    if (role == Role.PLAYER || roles.contains(role) == given) {
      return Optional.of(
          Answer.refuse(
              RoomRule.ROLE,
              "%s %s the role %s"
                  .formatted(name, given ? "already has" : "does not have", role.word()),
              ""));
    }
    if (role == Role.ADMIN && !given && isLastAdmin(name)) {
      return Optional.of(
          Answer.refuse(
              RoomRule.ROLE,
              "%s is the only admin of this room".formatted(name),
              "Make somebody else one first"));
    }
    var changed = EnumSet.copyOf(roles);
    var _ = given ? changed.add(role) : changed.remove(role);
    return appointed(by, row.get(), role, given, reason, Role.write(changed));
  }

  private Optional<Answer.Refused> appointed(
      String by, PersonRow row, Role role, boolean given, String reason, String roles) {
    var now = new PersonRow(row.name(), row.since(), roles, row.wishes(), 0);
    var body = body(row.name()).put("role", role.word()).put("reason", reason);
    var maker = by.startsWith("#") || !is(by, Role.ADMIN) ? by : EventMakers.admin(by);
    var kind = given ? ROLE_GIVEN : ROLE_TAKEN;
    return change(now, RoomEvent.plain(kind, maker, time.millis(), body, now));
  }

  private static boolean isAdmin(PersonRow row) {
    return row.closedAt() == 0 && Role.read(row.roles()).contains(Role.ADMIN);
  }

  boolean isLastAdmin(String name) {
    return is(name, Role.ADMIN)
        && all().stream().filter(People::isAdmin).allMatch(other -> other.name().equals(name));
  }
}
