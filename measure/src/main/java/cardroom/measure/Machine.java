package cardroom.measure;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/// What this process takes of the machine.
final class Machine {
  private Machine() {}

  static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
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
