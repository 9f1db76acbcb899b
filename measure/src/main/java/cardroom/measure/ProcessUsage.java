package cardroom.measure;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// What this process takes of the machine.
final class ProcessUsage {
  private static final Duration WARM_UP_STEP = Duration.ofSeconds(8);
  private static final Duration WARM_UP_MAX = Duration.ofMinutes(2);
  private static final int COMPILING_ONE_IN = 25;

  private ProcessUsage() {}

  static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /// Waits until the compiler has little left to do, so that a room is measured as it runs for
  /// hours and not as it starts; for two minutes at most.
  static void warmUp() {
    var compiler = ManagementFactory.getCompilationMXBean();
    var end = System.nanoTime() + WARM_UP_MAX.toNanos();
    long spent;
    do {
      var before = compiler.getTotalCompilationTime();
      LockSupport.parkNanos(WARM_UP_STEP.toNanos());
      spent = compiler.getTotalCompilationTime() - before;
    } while (spent * COMPILING_ONE_IN > WARM_UP_STEP.toMillis() && System.nanoTime() < end);
  }

  /// What is really in use.
  static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    var runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
