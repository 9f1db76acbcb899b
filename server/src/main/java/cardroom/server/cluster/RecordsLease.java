package cardroom.server.cluster;

import cardroom.server.journal.MachineRecords;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/// Decides which side of a split cluster plays on: the first to take a row of the database. Nobody
/// can play without the database, so it is the right judge; and the last machine of three may go on
/// alone, which a majority vote would not allow. Named in the configuration, created by Pekko.
public final class RecordsLease extends Lease {
  private final LeaseSettings settings;
  private final MachineRecords machines;

  public RecordsLease(LeaseSettings settings, ExtendedActorSystem system) {
    this.settings = settings;
    this.machines = system.settings().setup().get(LeaseRecords.class).orElseThrow().machines();
  }

  @Override
  public LeaseSettings getSettings() {
    return settings;
  }

  @Override
  public CompletionStage<Boolean> acquire() {
    var forMs = settings.timeoutSettings().getHeartbeatTimeout().toMillis();
    return CompletableFuture.supplyAsync(
        () -> machines.lease(settings.leaseName(), settings.ownerName(), forMs),
        Thread::startVirtualThread);
  }

  @Override
  public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
    return acquire();
  }

  @Override
  public CompletionStage<Boolean> release() {
    return CompletableFuture.supplyAsync(
        () -> machines.release(settings.leaseName(), settings.ownerName()),
        Thread::startVirtualThread);
  }

  @Override
  public boolean checkLease() {
    return false;
  }
}
