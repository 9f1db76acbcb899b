package cardroom.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.SoftAuthenticator;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.guests.Guests;
import cardroom.server.journal.Database;
import cardroom.server.ledger.AccountName;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.EventMakers;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requests that a person sends many times at the same moment are handled one after another, in a
/// room on one machine.
class AtOnceTest {
  private static final String SECRET = "four horses under snow";
  private static final int MANY = 12;

  @TempDir Path folder;
  private Room room;

  @BeforeEach
  void open() {
    room = Places.oddRoom(Database.at(Places.sqlite(folder)));
  }

  @AfterEach
  void close() throws Exception {
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), new OddCatalogue(), seals).findings())
        .isEmpty();
  }

  private SignIn.SignedUp signedUp(String name) {
    return room.signIn().signUp(Optional.empty(), name, SECRET, "");
  }

  private static Guest guest(Admission in) {
    return ((Admission.Welcome) in).guest();
  }

  private static <R> List<R> atOnce(List<Callable<R>> tasks) throws Exception {
    var start = new CyclicBarrier(tasks.size());
    List<Future<R>> done = new ArrayList<>();
    List<R> answers = new ArrayList<>();
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var work : tasks) {
        done.add(
            all.submit(
                () -> {
                  start.await();
                  return work.call();
                }));
      }
      for (var one : done) {
        answers.add(one.get());
      }
    }
    return answers;
  }

  private static long yes(List<? extends Optional<?>> answers) {
    return answers.stream().filter(Optional::isEmpty).count();
  }

  private static long letIn(List<Admission> answers) {
    return answers.stream().filter(Admission.Welcome.class::isInstance).count();
  }

  private Callable<Optional<?>> adds(Guest guest) {
    var site = new PasskeySite("localhost", "http://localhost");
    var offer = room.passkeys().offer(guest);
    var shown = new SoftAuthenticator(site.origin()).attest(offer.challenge(), offer.handle());
    return () -> room.passkeys().add(guest, site, "phone", offer.handle(), shown);
  }

  @Test
  void nobody_gets_more_passkeys_than_ten() throws Exception {
    var ann = guest(signedUp("ann").admission());
    for (int i = 1; i < Passkeys.MOST; i++) {
      assertThat(adds(ann).call()).isEmpty();
    }
    List<Callable<Optional<?>>> tasks = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      tasks.add(adds(ann));
    }
    assertThat(yes(atOnce(tasks))).isEqualTo(1);
    assertThat(room.passkeys().of("ann")).hasSize(Passkeys.MOST);
  }

  @Test
  void an_old_password_is_changed_once() throws Exception {
    signedUp("ann");
    List<Callable<Admission>> tasks = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      var fresh = "seven kettles on moon " + i;
      tasks.add(() -> room.signIn().changePassword("ann", SECRET, fresh, ""));
    }
    assertThat(letIn(atOnce(tasks))).isEqualTo(1);
    assertThat(room.sessions().of("ann")).hasSize(1);
  }

  @Test
  void every_recovery_code_is_good_once_however_it_is_written() throws Exception {
    var codes = signedUp("Ann").codes();
    List<Callable<Admission>> tasks = new ArrayList<>();
    for (var code : List.of(codes.get(0), codes.get(0).toUpperCase(Locale.ROOT))) {
      for (var name : List.of("ann", " ANN")) {
        tasks.add(() -> room.signIn().recover(name, code, "seven kettles on the moon", ""));
      }
    }
    tasks.add(() -> room.signIn().recover("Ann", codes.get(1), "nine loud badgers", ""));
    assertThat(letIn(atOnce(tasks))).isEqualTo(2);
    assertThat(room.signIn().codesLeft("ann")).isEqualTo(8);
    assertThat(room.sessions().of("Ann")).hasSize(1);
  }

  @Test
  void whoever_came_by_the_old_password_is_out_after_a_recovery() throws Exception {
    for (int round = 0; round < 3; round++) {
      var name = "ann" + round;
      var code = signedUp(name).codes().getFirst();
      List<Callable<Admission>> tasks = new ArrayList<>();
      tasks.add(() -> room.signIn().recover(name, code, "nine loud badgers", "her own"));
      for (int i = 0; i < 4; i++) {
        tasks.add(() -> room.signIn().signIn(name, SECRET, "", "a thief's"));
      }
      atOnce(tasks);
      assertThat(room.sessions().of(name)).hasSize(1);
      assertThat(room.sessions().of(name).getFirst().device()).isEqualTo("her own");
    }
  }

  @Test
  void codes_that_a_thief_asked_for_before_a_recovery_are_not_made_after_it() {
    var up = signedUp("ann");
    var thief = guest(up.admission());
    var offer = room.signIn().offerSecond(thief).orElseThrow();
    var in = room.signIn().recover("ann", up.codes().getFirst(), "nine loud badgers", "");
    assertThat(in).isInstanceOf(Admission.Welcome.class);
    assertThat(room.signIn().newCodes(thief, _ -> {}).orElseThrow().toString())
        .contains("session is over");
    assertThat(room.closing().close(thief).orElseThrow().toString()).contains("session is over");
    var code = OneTimeCode.at(bytes(offer.secret()), OneTimeCode.step(now()), 6);
    assertThat(room.signIn().takeSecond(thief, offer.sealed(), code).orElseThrow().toString())
        .contains("session is over");
    assertThat(room.signIn().takeSecond(guest(in), offer.sealed(), code).orElseThrow().toString())
        .as("nor is what was offered to the thief hers")
        .contains("not the code");
    assertThat(room.signIn().codesLeft("ann")).isEqualTo(9);
    assertThat(room.signIn().hasSecond("ann")).isFalse();
  }

  /// What an authenticator reads from thirty-two letters and digits of five bits each.
  private static byte[] bytes(String base32) {
    var bits = new StringBuilder();
    for (int i = 0; i < base32.length(); i++) {
      var five = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(base32.charAt(i));
      bits.append(Integer.toBinaryString(32 + five), 1, 6);
    }
    var bytes = new byte[bits.length() / 8];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(bits, 8 * i, 8 * i + 8, 2);
    }
    return bytes;
  }

  private static long now() {
    return System.currentTimeMillis();
  }

  @Test
  void an_account_closes_once_and_its_chips_go_back_once() throws Exception {
    var ann = guest(signedUp("ann").admission());
    List<Callable<Optional<?>>> tasks = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      tasks.add(() -> room.closing().close(ann));
    }
    assertThat(yes(atOnce(tasks))).isEqualTo(1);
    signedUp("cay");
    assertThat(room.people().appoint(EventMakers.ROOM, "cay", Role.CAGE, true, "")).isEmpty();
    assertThat(room.cashier().give("cay", "ann", 500, "a prize").orElseThrow().toString())
        .contains("account of ann is closed");
    assertThat(room.personal().wear("ann", "star")).isPresent();
    assertThat(room.limits().pause("ann", 1)).isPresent();
    assertThat(room.records().balance(AccountName.purse("ann"))).isZero();
    assertThat(room.cashier().ask("ann").orElseThrow().toString()).contains("closed");
  }

  @Test
  void limits_and_roles_set_at_once_are_all_kept() throws Exception {
    signedUp("ann");
    List<Callable<Optional<?>>> tasks = new ArrayList<>();
    for (var role : List.of(Role.FLOOR, Role.CAGE, Role.SURVEILLANCE)) {
      tasks.add(() -> room.people().appoint(EventMakers.ROOM, "ann", role, true, "hired"));
    }
    for (int i = 1; i <= MANY; i++) {
      var hours = i;
      tasks.add(() -> room.limits().pause("ann", hours));
    }
    assertThat(yes(atOnce(tasks))).isEqualTo(tasks.size());
    assertThat(room.people().roles("ann")).hasSize(4);
    assertThat(room.limits().of("ann").pausedUntil()).isGreaterThan(now() + (MANY - 1) * 3_600_000);
  }

  @Test
  void two_admins_who_take_the_role_from_each_other_leave_one() throws Exception {
    signedUp("ann");
    signedUp("bob");
    assertThat(room.people().appoint(EventMakers.ROOM, "ann", Role.ADMIN, true, "")).isEmpty();
    assertThat(room.people().appoint("ann", "bob", Role.ADMIN, true, "")).isEmpty();
    List<Callable<Optional<?>>> tasks =
        List.of(
            () -> room.people().appoint("ann", "bob", Role.ADMIN, false, ""),
            () -> room.people().appoint("bob", "ann", Role.ADMIN, false, ""));
    assertThat(yes(atOnce(tasks))).isEqualTo(1);
    assertThat(room.people().hasAdmin()).isTrue();
  }

  @Test
  void nobody_is_given_more_chips_than_they_want() throws Exception {
    signedUp("ann");
    signedUp("cay");
    assertThat(room.people().appoint(EventMakers.ROOM, "cay", Role.CAGE, true, "")).isEmpty();
    var most = Guests.GRANT_CENTS + 1_000;
    assertThat(room.limits().set("ann", new LimitSettings.Bounds(0, 0, most, 0))).isEmpty();
    List<Callable<Optional<?>>> tasks = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      tasks.add(() -> room.cashier().give("cay", "ann", 1_000, "a prize"));
    }
    assertThat(yes(atOnce(tasks))).isEqualTo(1);
  }
}
