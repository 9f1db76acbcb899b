package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.OneTimeCodes;
import cardroom.server.Room;
import cardroom.server.TwoMachines;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.SecondFactorOffer;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A second factor works on every machine of a room: two rooms that share nothing but a real
/// PostgreSQL and the room's key, and do not communicate.
@Tag("cluster")
class SharedSecondFactorTest {
  private static final String SECRET = "four horses under snow";
  private static final long STEP_MS = 30_000;

  private TwoMachines machines;
  private Room one;
  private Room two;
  private final AtomicLong now = new AtomicLong(1_800_000_000_000L);

  @BeforeEach
  void open() {
    machines = TwoMachines.open(new OddCatalogue(), () -> Instant.ofEpochMilli(now.get()));
    one = machines.one();
    two = machines.two();
  }

  @AfterEach
  void close() throws Exception {
    machines.close();
  }

  private Guest signedUp(String name) {
    var up = one.signIn().signUp(Optional.empty(), name, SECRET, "").admission();
    var in = (Admission.Welcome) up;
    assertThat(two.sessions().known(in.token())).as("shown to the other machine too").isPresent();
    return in.guest();
  }

  private SecondFactorOffer offered(Guest guest) {
    return one.signIn().offerSecond(guest).orElseThrow();
  }

  /// The code that an authenticator shows that many half minutes from now.
  private String code(SecondFactorOffer offer, int later) throws GeneralSecurityException {
    return OneTimeCodes.at(offer.secret(), now.get() / STEP_MS + later);
  }

  private static boolean takes(Room room, Guest guest, SecondFactorOffer offer, String code) {
    return room.signIn().takeSecond(guest, offer.sealed(), code).isEmpty();
  }

  private static boolean comesIn(Room room, String code) {
    return room.signIn().signIn("ann", SECRET, code, "") instanceof Admission.Welcome;
  }

  @Test
  void what_one_machine_offered_is_taken_at_the_other_and_once() throws Exception {
    var ann = signedUp("ann");
    var offer = offered(ann);
    assertThat(takes(two, ann, offer, "000000x")).isFalse();
    assertThat(takes(two, ann, offer, code(offer, 0))).isTrue();
    assertThat(one.signIn().hasSecond("ann")).isTrue();
    assertThat(takes(one, ann, offer, code(offer, 1))).as("taken already").isFalse();

    assertThat(comesIn(one, "")).isFalse();
    assertThat(comesIn(one, code(offer, 0))).as("shown to the other machine").isFalse();
    assertThat(comesIn(one, code(offer, 1))).isTrue();
    assertThat(comesIn(two, code(offer, 1))).isFalse();

    assertThat(two.signIn().dropSecond(ann)).isEmpty();
    now.addAndGet(2 * STEP_MS);
    assertThat(takes(one, ann, offer, code(offer, 0))).as("nor after it was dropped").isFalse();
    assertThat(comesIn(one, "")).isTrue();
  }

  @Test
  void an_offer_is_for_one_person_one_session_and_ten_minutes() throws Exception {
    var ann = signedUp("ann");
    var bob = signedUp("bob");
    var offer = offered(ann);
    assertThat(takes(two, bob, offer, code(offer, 0))).isFalse();
    var elsewhere = (Admission.Welcome) two.signIn().signIn("ann", SECRET, "", "");
    assertThat(takes(two, elsewhere.guest(), offer, code(offer, 0))).isFalse();
    var altered = new SecondFactorOffer(offer.secret(), offer.sealed() + "=");
    assertThat(takes(two, ann, altered, code(offer, 0))).isFalse();
    var other = offered(ann);
    now.addAndGet(10 * 60_000);
    assertThat(takes(two, ann, offer, code(offer, 0))).as("too late").isFalse();
    now.addAndGet(-STEP_MS);
    assertThat(takes(two, ann, other, code(other, 0))).isTrue();
    assertThat(takes(two, ann, offer, code(offer, 1)))
        .as("nothing that was offered before takes the place of it")
        .isFalse();
  }

  @Test
  void one_offer_taken_at_both_at_once_is_taken_once() throws Exception {
    var ann = signedUp("ann");
    var offer = offered(ann);
    List<Callable<Boolean>> doors = new ArrayList<>();
    for (int later = -1; later <= 1; later++) {
      var code = code(offer, later);
      doors.add(() -> takes(one, ann, offer, code));
      doors.add(() -> takes(two, ann, offer, code));
    }
    var taken = 0;
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var door : all.invokeAll(doors)) {
        taken += door.get() ? 1 : 0;
      }
    }
    assertThat(taken).isEqualTo(1);
  }
}
