package cardroom.proving.hall;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/// What a process has used of the processors so far: all of it, and what its tables and the writer
/// of its journal took. The rest is bots, sockets, the collector and the compiler.
record ProcessorTime(long allNanos, long tablesNanos, long writerNanos) {
  private static final String TABLES = "room-pekko";
  private static final String WRITER = "journal";

  static ProcessorTime now() {
    var all = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    return new ProcessorTime(all, ofThreads(TABLES), ofThreads(WRITER));
  }

  private static long ofThreads(String name) {
    var threads = ManagementFactory.getThreadMXBean();
    var nanos = 0L;
    for (var thread : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().startsWith(name)) {
        nanos += Math.max(0, threads.getThreadCpuTime(thread.getThreadId()));
      }
    }
    return nanos;
  }

  ProcessorTime since(ProcessorTime start) {
    return new ProcessorTime(
        allNanos - start.allNanos,
        tablesNanos - start.tablesNanos,
        writerNanos - start.writerNanos);
  }

  /// For each of so many actions.
  String words(long actions) {
    var each = 1e3 * Math.max(1, actions);
    return "%.0f µs of the room's processor time for each: tables %.0f, writer %.0f, others %.0f"
        .formatted(
            allNanos / each,
            tablesNanos / each,
            writerNanos / each,
            (allNanos - tablesNanos - writerNanos) / each);
  }
}
