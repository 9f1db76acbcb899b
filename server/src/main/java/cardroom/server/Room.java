package cardroom.server;

import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Guests;
import cardroom.server.guests.Sessions;
import cardroom.server.health.MachineGauges;
import cardroom.server.health.RoomHealth;
import cardroom.server.history.History;
import cardroom.server.journal.AttemptRows;
import cardroom.server.journal.Database;
import cardroom.server.journal.GroupCommit;
import cardroom.server.journal.Records;
import cardroom.server.journal.SqlStore;
import cardroom.server.journal.Store;
import cardroom.server.keeping.NamedLocks;
import cardroom.server.keeping.RoomTime;
import cardroom.server.people.AccountClosing;
import cardroom.server.people.AdminLink;
import cardroom.server.people.AdminSignOut;
import cardroom.server.people.Cashier;
import cardroom.server.people.LimitEnforcer;
import cardroom.server.people.Passkeys;
import cardroom.server.people.PasswordCost;
import cardroom.server.people.People;
import cardroom.server.people.PersonalData;
import cardroom.server.people.SelfLimits;
import cardroom.server.people.SharedTries;
import cardroom.server.people.SignIn;
import cardroom.server.people.TalkReports;
import cardroom.server.requests.GameRequests;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LocalTables;
import cardroom.server.table.RoundRetelling;
import cardroom.server.wire.LocalTableAccess;
import cardroom.server.wire.TableAccess;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.function.Function;

/// A room without a web server: records, tables and guests, used in process or through the API.
public final class Room implements AutoCloseable {
  private final Store store;
  private final GroupCommit journal;
  private final LocalTables tables;
  private final Sessions sessions;
  private final TableAccess allTables;
  private final Guests guests;
  private final People people;
  private final Passkeys passkeys;
  private final SignIn signIn;
  private final SharedTries tries;
  private final SelfLimits limits;
  private final LimitEnforcer stopping;
  private final PersonalData personal;
  private final AccountClosing closing;
  private final AdminSignOut signingOut;
  private final Cashier cashier;
  private final TalkReports talkReports;
  private final AdminLink adminLink;
  private final GameRequests requests;
  private final GameCatalogue catalogue;
  private final History history;
  private final RoomHealth health;

  /// What a room is made of.
  ///
  /// @param entropy the system's own, except in tests that compare two worlds
  /// @param busy whether tables play on when nobody watches
  /// @param machine whose memory and disk the room uses
  /// @param passwords what a new one costs; less than the standard only in tests
  public record Parts(
      Store store,
      GameCatalogue catalogue,
      RoomKey key,
      Entropy entropy,
      ClockTimes times,
      RoomTime time,
      boolean busy,
      MachineGauges machine,
      PasswordCost passwords) {

    public static Parts of(Database database, GameCatalogue catalogue, RoomKey key) {
      return of(new SqlStore(database.ready()), catalogue, key);
    }

    public static Parts of(Store store, GameCatalogue catalogue, RoomKey key) {
      return new Parts(
          store,
          catalogue,
          key,
          Entropy.ofTheSystem(),
          ClockTimes.STANDARD,
          RoomTime.ofTheMachine(),
          false,
          MachineGauges.of(Path.of("").toAbsolutePath()),
          PasswordCost.STANDARD);
    }

    public Parts with(ClockTimes other) {
      return new Parts(store, catalogue, key, entropy, other, time, busy, machine, passwords);
    }

    public Parts with(Entropy other) {
      return new Parts(store, catalogue, key, other, times, time, busy, machine, passwords);
    }

    public Parts with(InstantSource other) {
      return with(RoomTime.of(other));
    }

    public Parts with(RoomTime other) {
      return new Parts(store, catalogue, key, entropy, times, other, busy, machine, passwords);
    }

    public Parts with(MachineGauges other) {
      return new Parts(store, catalogue, key, entropy, times, time, busy, other, passwords);
    }

    public Parts with(PasswordCost other) {
      return new Parts(store, catalogue, key, entropy, times, time, busy, machine, other);
    }

    /// Tables play on when nobody watches.
    public Parts keptBusy(boolean always) {
      return new Parts(store, catalogue, key, entropy, times, time, always, machine, passwords);
    }
  }

  /// A room on this machine alone.
  public Room(Parts parts) {
    this(parts, LocalTableAccess::new);
    tables.wakeAll();
  }

  /// @param placing how tables that may be on other machines are reached
  public Room(Parts parts, Function<LocalTables, TableAccess> placing) {
    this.store = parts.store();
    this.journal = new GroupCommit(store);
    var shoes = new SealedShoe(parts.key(), parts.entropy());
    this.tables =
        new LocalTables(
            journal, store, parts.catalogue(), shoes, parts.times(), parts.time(), parts.busy());
    var cage = new Cage(journal, store);
    var time = parts.time().steady();
    this.sessions = new Sessions(cage, store, parts.entropy(), time);
    this.guests = new Guests(cage, sessions, store, time);
    var calendar = parts.time().calendar();
    this.people = new People(cage, store, calendar);
    sessions.endAfter(people::silenceMs);
    this.signingOut = new AdminSignOut(people, guests, sessions, cage, calendar);
    var door = new SignIn.Desk(people, guests, sessions, cage, parts.entropy(), calendar);
    this.passkeys = new Passkeys(door, store, parts.key());
    this.signIn = new SignIn(door, parts.passwords(), store.credentials(), parts.key(), passkeys);
    this.tries = new SharedTries(parts.key());
    this.limits = new SelfLimits(people, guests, store, parts.time());
    this.personal = new PersonalData(people, cage, store, parts.entropy(), calendar);
    this.closing = new AccountClosing(people, guests, sessions, personal, passkeys, calendar);
    this.cashier = new Cashier(people, guests, limits, cage, calendar);
    this.talkReports = new TalkReports(cage, calendar);
    this.adminLink = new AdminLink(people, parts.entropy());
    this.catalogue = parts.catalogue();
    this.history = new History(store, new RoundRetelling(store, catalogue, shoes), shoes, calendar);
    this.allTables = placing.apply(tables);
    this.stopping = new LimitEnforcer(limits, guests, allTables, parts.entropy());
    var desk = new GameRequests.Desk(cage, store, catalogue, sessions, limits, time);
    this.requests = new GameRequests(desk, allTables);
    this.health =
        new RoomHealth(journal::healthy, () -> tables.alarms().stopped(), parts.machine());
  }

  /// The room runs on several machines: what any of them writes takes effect here at once.
  ///
  /// @param turns locks for what only one of them may change at a time
  /// @param counted where they count sign-in attempts together
  public void share(NamedLocks turns, PeopleNews news, AttemptRows counted) {
    guests.share(news::sessionEnded);
    people.share(turns, news::rolesChanged);
    requests.share(turns);
    signIn.share(store::credential);
    tries.share(counted);
  }

  /// All tables, on whichever machine each of them is dealt.
  public TableAccess allTables() {
    return allTables;
  }

  /// The tables at which this machine deals.
  public LocalTables tables() {
    return tables;
  }

  public Guests guests() {
    return guests;
  }

  public Sessions sessions() {
    return sessions;
  }

  /// People with an account, and what they may do.
  public People people() {
    return people;
  }

  /// What they set for themselves.
  public SelfLimits limits() {
    return limits;
  }

  public LimitEnforcer stopping() {
    return stopping;
  }

  /// How an admin ends other people's sessions.
  public AdminSignOut signingOut() {
    return signingOut;
  }

  /// What they keep for themselves: an emblem, notes, favourite rounds.
  public PersonalData personal() {
    return personal;
  }

  public AccountClosing closing() {
    return closing;
  }

  public Cashier cashier() {
    return cashier;
  }

  /// What was said at tables and reported.
  public TalkReports talkReports() {
    return talkReports;
  }

  /// The games that people ask for until enough others do.
  public GameRequests requests() {
    return requests;
  }

  /// How the room gets its first admin.
  public AdminLink adminLink() {
    return adminLink;
  }

  /// How people sign in again.
  public SignIn signIn() {
    return signIn;
  }

  /// Sign-in attempts, where several machines count them.
  public SharedTries tries() {
    return tries;
  }

  /// The keys of people's devices, with which they sign in without a password.
  public Passkeys passkeys() {
    return passkeys;
  }

  public Records records() {
    return store;
  }

  public GameCatalogue catalogue() {
    return catalogue;
  }

  public History history() {
    return history;
  }

  public GroupCommit journal() {
    return journal;
  }

  /// What is wrong with the room, if anything.
  public RoomHealth health() {
    return health;
  }

  /// Stops all tables; the records stay open.
  public void stopPlay() {
    tables.close();
  }

  @Override
  public void close() {
    allTables.close();
    stopPlay();
    journal.close();
    store.close();
  }
}
