package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.checkpoint.CheckpointMaker;
import cardroom.server.checkpoint.SigningKey;
import cardroom.server.guests.Admission;
import cardroom.server.journal.Database;
import cardroom.server.journal.LeasedLocks;
import cardroom.server.journal.MachineRecords;
import cardroom.server.journal.SqlStore;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.Role;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.EventMakers;
import cardroom.server.verify.Verifier;
import cardroom.server.wire.LocalTableAccess;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What people do on one machine of a room takes effect on the other at once.
@Tag("cluster")
class SharedRoomTest {
  private static final String SECRET = "four horses under snow";
  private static final String OTHER = "seven kettles on the moon";

  @TempDir Path folder;

  private String url = "";
  private MachineRecords machines;
  private Room one;
  private Room two;

  @BeforeEach
  void open() {
    url = Places.postgres();
    var database = Database.at(url).ready();
    machines = new MachineRecords(database);
    one = room(database, "a:1#1");
    two = room(Database.at(url), "b:1#2");
    one.share(new LeasedLocks(machines, "a:1#1"), tells(two), machines.tries());
    two.share(new LeasedLocks(machines, "b:1#2"), tells(one), machines.tries());
  }

  @AfterEach
  void close() {
    two.close();
    one.close();
  }

  private Room room(Database database, String name) {
    var store = new SqlStore(database, machines.enter(name));
    var parts = Places.parts(store, new OddCatalogue()).with(ClockTimes.ENDLESS);
    return new Room(parts, LocalTableAccess::new);
  }

  private static PeopleNews tells(Room other) {
    return new PeopleNews() {
      @Override
      public void sessionEnded(String id) {
        other.sessions().heardEnded(id);
      }

      @Override
      public void rolesChanged(String name) {
        other.people().heardChanged(name);
      }
    };
  }

  private static Admission.Welcome signedUp(Room room, String name) {
    var made = room.signIn().signUp(Optional.empty(), name, SECRET, "").admission();
    return (Admission.Welcome) made;
  }

  private static boolean comesIn(Room room, String name, String password) {
    return room.signIn().signIn(name, password, "", "") instanceof Admission.Welcome;
  }

  @Test
  void a_role_holds_on_every_machine_and_is_gone_from_all() {
    List<String> heard = new CopyOnWriteArrayList<>();
    signedUp(one, "ann");
    two.people().whenChanged(heard::add);
    assertThat(one.people().appoint(EventMakers.ROOM, "ann", Role.FLOOR, true, "hired")).isEmpty();
    assertThat(two.people().is("ann", Role.FLOOR)).isTrue();
    assertThat(two.people().appoint(EventMakers.ROOM, "ann", Role.FLOOR, false, "left")).isEmpty();
    assertThat(one.people().is("ann", Role.FLOOR)).isFalse();
    assertThat(heard).containsExactly("ann", "ann");
  }

  @Test
  void roles_that_two_machines_give_at_once_are_all_kept() throws Exception {
    signedUp(one, "ann");
    try (var both = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Role role : List.of(Role.FLOOR, Role.CAGE, Role.SURVEILLANCE)) {
        var at = role == Role.CAGE ? two : one;
        var _ =
            both.submit(() -> at.people().appoint(EventMakers.ROOM, "ann", role, true, "hired"));
      }
    }
    assertThat(two.people().roles("ann"))
        .containsExactlyInAnyOrder(Role.PLAYER, Role.FLOOR, Role.CAGE, Role.SURVEILLANCE);
  }

  @Test
  void the_first_admin_is_made_on_one_machine_alone() {
    signedUp(one, "ann");
    signedUp(two, "bob");
    assertThat(one.adminLink().claim("ann", one.adminLink().word().orElseThrow())).isEmpty();
    assertThat(two.adminLink().claim("bob", two.adminLink().word().orElseThrow())).isPresent();
    assertThat(two.people().is("bob", Role.ADMIN)).isFalse();
  }

  @Test
  void a_password_changed_on_one_machine_ends_sessions_on_the_other() {
    var ann = signedUp(one, "Ann");
    var elsewhere = (Admission.Welcome) two.signIn().signIn("ann", SECRET, "", "phone");
    List<String> ended = new CopyOnWriteArrayList<>();
    two.sessions().whenEnded(ended::add);
    one.signIn().changePassword("Ann", SECRET, OTHER, "");
    assertThat(ended).contains(elsewhere.guest().session());
    assertThat(two.sessions().isOpen(elsewhere.guest().session())).isFalse();
    assertThat(two.sessions().known(elsewhere.token())).isEmpty();
    assertThat(two.sessions().known(ann.token())).isEmpty();
    assertThat(comesIn(two, "ann", SECRET)).isFalse();
    assertThat(comesIn(two, "ann", OTHER)).isTrue();
    assertThat(one.sessions().of("Ann")).hasSize(2);
  }

  @Test
  void a_recovery_code_is_good_on_one_machine_alone() {
    var made = one.signIn().signUp(Optional.empty(), "ann", SECRET, "");
    var code = made.codes().getFirst();
    assertThat(two.signIn().recover("ann", code, OTHER, "")).isInstanceOf(Admission.Welcome.class);
    assertThat(one.signIn().recover("ann", code, SECRET, "")).isInstanceOf(Admission.Refused.class);
  }

  @Test
  void machines_sign_one_after_the_other_and_leave_nothing_out() throws Exception {
    var key = SigningKey.create(folder.resolve("key"));
    signedUp(one, "ann");
    var first = notary(one, "a", key).sign().orElseThrow();
    signedUp(two, "bob");
    var second = notary(two, "b", key).sign().orElseThrow();
    assertThat(List.of(first.number(), second.number())).containsExactly(1L, 2L);
    assertThat(notary(one, "a", key).sign()).contains(second);
    signedUp(one, "cid");
    var stranger = notary(two, "b", SigningKey.create(folder.resolve("another")));
    assertThatThrownBy(stranger::sign).hasMessageContaining("not that of the last checkpoint");
    var third = notary(one, "a", key).sign().orElseThrow();
    var said = one.records().lastCheckpoint().orElseThrow().says();
    assertThat(said).contains("table 0 " + one.records().lastNumber(0) + " ");
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(url, new OddCatalogue(), seals).findings()).isEmpty();
    assertThat(third.number()).isEqualTo(3);
  }

  private CheckpointMaker notary(Room room, String name, SigningKey key) {
    return new CheckpointMaker(
        room.journal(),
        room.records(),
        key,
        InstantSource.system(),
        folder.resolve("checkpoints.txt"),
        new LeasedLocks(machines, name));
  }
}
