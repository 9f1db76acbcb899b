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
  /// The fraction of the heap that was in use after the last garbage collection, from 0 to 1.
  double heapInUse();

  /// How many bytes more the room's folder can hold.
  long diskFree();

  /// This machine, with a room in that folder.
  static MachineGauges of(Path folder) {
    return new MachineGauges() {
      @Override
      public double heapInUse() {
        long used =
            ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(MachineGauges::usedAfterCollection)
                .sum();
        return (double) used / Runtime.getRuntime().maxMemory();
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

  private static long usedAfterCollection(MemoryPoolMXBean pool) {
    var after = pool.getCollectionUsage();
    return after == null ? 0 : after.getUsed();
  }
}
