package cardroom.server.health;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;

/// What a machine has left of what a room needs.
public interface MachineGauges {
  /// The fraction of the heap that was in use after the last garbage collection, from 0 to 1; of
  /// its part for what stays when that is fuller.
  double heapInUse();

  /// How many bytes more the room's folder can hold.
  long diskFree();

  /// This machine, with a room in that folder.
  static MachineGauges of(Path folder) {
    return new MachineGauges() {
      @Override
      public double heapInUse() {
        var pools =
            ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .toList();
        long used = pools.stream().mapToLong(MachineGauges::usedAfterCollection).sum();
        return Math.max(
            (double) used / Runtime.getRuntime().maxMemory(),
            pools.stream().mapToDouble(MachineGauges::filled).max().orElse(0));
      }

      @Override
      public long diskFree() {
        try {
          return Files.getFileStore(folder).getUsableSpace();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }

  /// With collectors that divide the heap once and for all, what stays can run out of room while
  /// the part for what is young is empty: then each collection is of the whole heap, and frees
  /// nothing.
  private static double filled(MemoryPoolMXBean pool) {
    var after = pool.getCollectionUsage();
    var isForWhatStays = pool.getName().contains("Old") || pool.getName().contains("Tenured");
    return after == null || !isForWhatStays || after.getMax() <= 0
        ? 0
        : (double) after.getUsed() / after.getMax();
  }

  private static long usedAfterCollection(MemoryPoolMXBean pool) {
    var after = pool.getCollectionUsage();
    return after == null ? 0 : after.getUsed();
  }
}
