package cardroom.server.cluster;

import cardroom.server.journal.MachineRecords;
import org.apache.pekko.actor.setup.Setup;

/// Passes the records to the lease, which Pekko creates itself.
final class LeaseRecords extends Setup {
  private final MachineRecords machines;

  LeaseRecords(MachineRecords machines) {
    this.machines = machines;
  }

  MachineRecords machines() {
    return machines;
  }
}
