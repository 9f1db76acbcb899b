package cardroom.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.EventMakers;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody uses a role at the moment at which it is taken from them: whichever comes first, the
/// records never tell of an act by somebody who had no right to it.
class RoleRaceTest {
  private static final int ROUNDS = 40;

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

  private Guest person(String name) {
    var up = room.signIn().signUp(Optional.empty(), name, "four horses under snow", "");
    return ((Admission.Welcome) up.admission()).guest();
  }

  /// The role is given, and taken while the work is done.
  private void race(String name, Role role, Runnable work) throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      assertThat(room.people().appoint("ada", name, role, true, "")).isEmpty();
      var start = new CyclicBarrier(2);
      try (var both = Executors.newVirtualThreadPerTaskExecutor()) {
        var done =
            List.of(
                both.submit(
                    () -> {
                      start.await();
                      work.run();
                      return true;
                    }),
                both.submit(
                    () -> {
                      start.await();
                      return room.people().appoint("ada", name, role, false, "").isEmpty();
                    }));
        for (var one : done) {
          assertThat(one.get()).isTrue();
        }
      }
    }
  }

  @Test
  void nobody_gives_chips_after_they_have_left_the_cage() throws Exception {
    person("ada");
    person("ann");
    person("cal");
    room.people().appoint(EventMakers.ROOM, "ada", Role.ADMIN, true, "");
    race("cal", Role.CAGE, () -> room.cashier().give("cal", "ann", 100, "luck"));
  }

  @Test
  void nobody_signs_others_out_after_they_were_an_admin() throws Exception {
    person("ada");
    person("ann");
    var eve = person("eve");
    room.people().appoint(EventMakers.ROOM, "ada", Role.ADMIN, true, "");
    race("eve", Role.ADMIN, () -> room.signingOut().one(eve, "ann"));
  }
}
