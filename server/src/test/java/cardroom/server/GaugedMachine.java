package cardroom.server;

import cardroom.server.health.MachineGauges;
import java.io.IOException;
import java.io.UncheckedIOException;

/// A machine whose memory and disk are set by hand; at first it has enough of both.
public final class GaugedMachine implements MachineGauges {
  private volatile double heap;
  private volatile long disk = Long.MAX_VALUE;

  /// @param share of the heap that is in use
  public void fillHeap(double share) {
    heap = share;
  }

  /// @param bytes that are free; less than none where there is no disk at all
  public void leaveOnDisk(long bytes) {
    disk = bytes;
  }

  @Override
  public double heapInUse() {
    return heap;
  }

  @Override
  public long diskFree() {
    if (disk < 0) {
      throw new UncheckedIOException(new IOException("no such folder"));
    }
    return disk;
  }
}
