package cardroom.server.cluster;

import cardroom.server.journal.MachineRecords;
import cardroom.server.journal.Records;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Decides which side of a split cluster plays on: the first to take a row of the database. Nobody
/// can play without the database, so it is the right judge; and the last machine of three may go on
/// alone, which a majority vote would not allow. Named in the configuration, created by Pekko.
///
/// While the database cannot be reached nobody is judged: a refusal would mean that the machine
/// which asks gives itself up, and when the database is slow or restarts all of them ask in vain.
public final class RecordsLease extends Lease {
  private static final Logger LOG = LoggerFactory.getLogger(RecordsLease.class);
  private static final long PAUSE_MS = 500;

  private final LeaseSettings settings;
  private final ExtendedActorSystem system;
  private final MachineRecords machines;

  public RecordsLease(LeaseSettings settings, ExtendedActorSystem system) {
    this.settings = settings;
    this.system = system;
    this.machines = system.settings().setup().get(LeaseRecords.class).orElseThrow().machines();
  }

  @Override
  public LeaseSettings getSettings() {
    return settings;
  }

  @Override
  public CompletionStage<Boolean> acquire() {
    return CompletableFuture.supplyAsync(this::acquired, Thread::startVirtualThread);
  }

  private boolean acquired() {
    var forMs = settings.timeoutSettings().getHeartbeatTimeout().toMillis();
    var machine = Membership.name(Cluster.get(system).selfMember());
    while (!system.whenTerminated().isCompleted()) {
      try {
        return machines.lease(settings.leaseName(), settings.ownerName(), forMs, machine);
      } catch (Records.Unread e) {
        LOG.warn("which machines play on is decided when the database answers: {}", e.getMessage());
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MS));
      }
    }
    return false;
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
