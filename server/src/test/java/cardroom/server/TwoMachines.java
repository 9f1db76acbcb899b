package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.journal.LeasedLocks;
import cardroom.server.journal.MachineRecords;
import cardroom.server.journal.SqlStore;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import cardroom.server.wire.LocalTableAccess;
import java.sql.SQLException;
import java.time.InstantSource;

/// One room on two machines that share nothing but a real PostgreSQL and the room's key, and do not
/// communicate. When they are closed, their records must be in order.
public record TwoMachines(
    String url, GameCatalogue catalogue, MachineRecords machines, Room one, Room two)
    implements AutoCloseable {

  private static final PeopleNews UNTOLD =
      new PeopleNews() {
        @Override
        public void sessionEnded(String id) {}

        @Override
        public void rolesChanged(String name) {}
      };

  public static TwoMachines open(GameCatalogue catalogue) {
    return open(catalogue, InstantSource.system());
  }

  /// @param calendar of both of them
  public static TwoMachines open(GameCatalogue catalogue, InstantSource calendar) {
    var url = Places.postgres();
    var database = Database.at(url).ready();
    var machines = new MachineRecords(database);
    return new TwoMachines(
        url,
        catalogue,
        machines,
        room(database, machines, "a:1#1", catalogue, calendar),
        room(Database.at(url), machines, "b:1#2", catalogue, calendar));
  }

  private static Room room(
      Database database,
      MachineRecords machines,
      String name,
      GameCatalogue catalogue,
      InstantSource calendar) {
    var store = new SqlStore(database, machines.enter(name));
    var parts = Places.parts(store, catalogue).with(ClockTimes.ENDLESS).with(calendar);
    var room = new Room(parts, LocalTableAccess::new);
    room.share(new LeasedLocks(machines, name), UNTOLD, machines.tries());
    return room;
  }

  @Override
  public void close() throws SQLException {
    two.close();
    one.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(url, catalogue, seals).findings()).isEmpty();
  }
}
