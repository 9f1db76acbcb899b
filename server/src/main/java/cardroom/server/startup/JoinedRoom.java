package cardroom.server.startup;

import cardroom.server.Room;
import cardroom.server.bots.Bots;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.cluster.ClusterNode;
import cardroom.server.cluster.ClusterNode.NotJoined;
import cardroom.server.cluster.ClusterNode.Place;
import cardroom.server.health.MachineGauges;
import cardroom.server.journal.Database;
import cardroom.server.journal.SqlStore;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.OpenRoom.Inside;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Opens a room that runs on several machines.
final class JoinedRoom {
  private static final String DEMO = "tables of the house";

  private JoinedRoom() {}

  static Inside inside(
      RoomPlan plan, Place place, Database database, GameCatalogue catalogue, RoomKey key) {
    if (plan.database().isEmpty()) {
      throw new CannotOpen("Several machines need one PostgreSQL: give --db with --join.");
    }
    try {
      var node = ClusterNode.join(place, database.ready(), catalogue.events());
      try {
        return inside(plan, node, database, catalogue, key);
      } catch (RuntimeException e) {
        node.close();
        throw e;
      }
    } catch (NotJoined e) {
      throw new CannotOpen(String.valueOf(e.getMessage()), e);
    }
  }

  private static Inside inside(
      RoomPlan plan, ClusterNode node, Database database, GameCatalogue catalogue, RoomKey key) {
    var store = new SqlStore(database, node.writer());
    node.refuseStrangers();
    var busy = plan.demo() == Demo.BUSY;
    var bots = new CompletableFuture<Bots>();
    var parts =
        Room.Parts.of(store, catalogue, key)
            .with(plan.times())
            .with(MachineGauges.of(plan.data()))
            .keptBusy(busy);
    RoomKeyCheck.refuseOther(store, new SealedShoe(key, parts.entropy()));
    var room =
        new Room(
            parts,
            here -> {
              here.whenOpened(table -> attend(bots, table));
              return node.access(here, store);
            });
    node.share(room);
    bots.complete(new Bots(room, plan.pace(), busy, Entropy.ofTheSystem()));
    return new Inside(room, bots.join(), Optional.of(node));
  }

  /// Bots run on the machine that deals the table.
  private static void attend(CompletableFuture<Bots> bots, long table) {
    var _ = bots.thenAcceptAsync(all -> all.attend(table), Thread::startVirtualThread);
  }

  /// One machine opens the tables of the house; the cluster then decides where each is dealt.
  static void begin(RoomPlan plan, Inside inside) {
    var node = inside.node().orElseThrow();
    if (plan.demo() != Demo.NO && node.isFirstTo(DEMO)) {
      DemoTables.openIn(inside.room());
    }
    node.begin();
  }
}
