package cardroom.server.cluster;

import cardroom.server.journal.Machines;
import org.apache.pekko.actor.setup.Setup;

/// Passes the records to the lease, which Pekko creates itself.
final class LeaseRecords extends Setup {
  private final Machines machines;

  LeaseRecords(Machines machines) {
    this.machines = machines;
  }

  Machines machines() {
    return machines;
  }
}
