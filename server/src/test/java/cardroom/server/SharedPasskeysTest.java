package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.PasskeySite;
import cardroom.server.people.Passkeys;
import cardroom.server.people.Role;
import cardroom.server.table.EventMakers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A passkey works on every machine of a room: two rooms that share nothing but a real PostgreSQL
/// and the room's key, and do not communicate.
@Tag("cluster")
class SharedPasskeysTest {
  private static final String SECRET = "four horses under snow";
  private static final PasskeySite SITE = new PasskeySite("localhost", "http://localhost");

  private TwoMachines machines;
  private Room one;
  private Room two;

  @BeforeEach
  void open() {
    machines = TwoMachines.open(new OddCatalogue());
    one = machines.one();
    two = machines.two();
  }

  @AfterEach
  void close() throws Exception {
    machines.close();
  }

  private static Admission.Welcome signedUp(Room room, String name) {
    return (Admission.Welcome) room.signIn().signUp(Optional.empty(), name, SECRET, "").admission();
  }

  /// The guest of a token as another machine knows them.
  private static Guest at(Room room, Admission.Welcome in) {
    return room.sessions().known(in.token()).orElseThrow();
  }

  private static boolean comesIn(Room room, Passkeys.Signature shown) {
    return room.passkeys().signIn(SITE, shown, "") instanceof Admission.Welcome;
  }

  @Test
  void what_one_machine_asked_for_is_shown_at_the_other_and_is_good_once_in_all() {
    var ann = signedUp(one, "ann");
    var phone = new SoftAuthenticator(SITE.origin());
    var offer = one.passkeys().offer(ann.guest());
    var made = phone.attest(offer.challenge(), offer.handle());
    var there = at(two, ann);
    assertThat(two.passkeys().add(there, SITE, "phone", offer.handle(), made))
        .as("offered at one machine, added at the other")
        .isEmpty();
    assertThat(one.passkeys().of("ann")).hasSize(1);
    assertThat(one.passkeys().add(ann.guest(), SITE, "phone", offer.handle(), made)).isPresent();

    var challenge = one.passkeys().challenge();
    assertThat(comesIn(two, phone.sign(challenge))).as("asked here, signed there").isTrue();
    assertThat(comesIn(one, phone.sign(challenge))).as("used there").isFalse();
    assertThat(comesIn(two, phone.sign(challenge))).isFalse();
    assertThat(comesIn(one, phone.sign(two.passkeys().challenge()))).isTrue();

    assertThat(one.passkeys().remove("ann", one.passkeys().of("ann").getFirst().mark())).isEmpty();
    assertThat(comesIn(two, phone.sign(two.passkeys().challenge()))).as("taken out").isFalse();
  }

  @Test
  void one_signature_shown_at_both_at_once_opens_one_door() throws Exception {
    var ann = signedUp(one, "ann");
    var phone = new SoftAuthenticator(SITE.origin());
    var offer = one.passkeys().offer(ann.guest());
    var made = phone.attest(offer.challenge(), offer.handle());
    assertThat(one.passkeys().add(ann.guest(), SITE, "phone", offer.handle(), made)).isEmpty();
    var shown = phone.sign(one.passkeys().challenge());
    List<Callable<Boolean>> doors = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      doors.add(() -> comesIn(one, shown));
      doors.add(() -> comesIn(two, shown));
    }
    var opened = 0;
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var door : all.invokeAll(doors)) {
        opened += door.get() ? 1 : 0;
      }
    }
    assertThat(opened).isEqualTo(1);
    assertThat(two.sessions().of("ann")).hasSize(2);
  }

  @Test
  void a_name_that_a_database_cannot_store_belongs_to_nobody() {
    signedUp(one, "ann");
    var odd = "an\0n";
    assertThat(one.signIn().signIn(odd, SECRET, "", "")).isInstanceOf(Admission.Refused.class);
    assertThat(one.signIn().recover(odd, "x", "nine loud badgers", ""))
        .isInstanceOf(Admission.Refused.class);
    assertThat(one.people().appoint(EventMakers.ROOM, odd, Role.FLOOR, true, "")).isPresent();
    assertThat(one.guests().named(odd)).isEmpty();
  }

  @Test
  void a_recovery_at_one_machine_ends_what_the_other_offered() {
    var up = two.signIn().signUp(Optional.empty(), "ann", SECRET, "");
    var thief = ((Admission.Welcome) up.admission()).guest();
    var offer = two.passkeys().offer(thief);
    var made = new SoftAuthenticator(SITE.origin()).attest(offer.challenge(), offer.handle());
    var code = up.codes().getFirst();
    assertThat(one.signIn().recover("ann", code, "nine loud badgers", ""))
        .isInstanceOf(Admission.Welcome.class);
    assertThat(two.passkeys().add(thief, SITE, "phone", offer.handle(), made)).isPresent();
    assertThat(two.signIn().newCodes(thief, _ -> {})).isPresent();
    assertThat(two.signIn().dropSecond(thief)).isPresent();
    assertThat(two.closing().close(thief)).isPresent();
    assertThat(two.passkeys().of("ann")).isEmpty();
  }
}
