package cardroom.proving.hall;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What a process has used of the processors so far, in all and by kind of work. Where the system
/// does not list a process's threads as Linux does, only the sum is known.
record ProcessorTime(long allNanos, Map<Work, Long> nanos) {
  private static final Path THREADS = Path.of("/proc/self/task");
  private static final long TICK_NANOS = 10_000_000;

  /// The fields after the name of a thread: those of its own time and of the system's for it.
  private static final int OWN_TIME = 11;

  private static final int SYSTEM_TIME = 12;

  /// What threads do, by how their names begin; the system keeps fifteen characters of a name.
  enum Work {
    TABLES("tables", "room-pekko"),
    JOURNAL("journal", "journal"),
    BOTS("bots", "bots"),
    REQUESTS("requests and errands of bots", "ForkJoinPool-1|VirtualThread"),
    SOCKETS("sockets", "Jetty|qtp|pings"),
    COLLECTOR("collector", "GC Thread|G1 |ParGC|VM Thread"),
    COMPILER("compiler", "C1 |C2 "),
    OTHERS("others", "");

    private final String words;
    private final Pattern beginning;

    Work(String words, String beginning) {
      this.words = words;
      this.beginning = Pattern.compile(beginning);
    }

    private static Work of(String thread) {
      return Arrays.stream(values())
          .filter(work -> work.beginning.matcher(thread).lookingAt())
          .findFirst()
          .orElseThrow();
    }
  }

  static ProcessorTime now() {
    var all = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    Map<Work, Long> nanos = new EnumMap<>(Work.class);
    try (var threads = Files.newDirectoryStream(THREADS)) {
      for (var thread : threads) {
        add(thread.resolve("stat"), nanos);
      }
    } catch (IOException _) {
      // The sum has to do.
    }
    return new ProcessorTime(all, nanos);
  }

  private static void add(Path thread, Map<Work, Long> nanos) {
    try {
      var line = Files.readString(thread);
      var end = line.lastIndexOf(')');
      var fields = line.substring(end + 2).split(" ", -1);
      var ticks = Long.parseLong(fields[OWN_TIME]) + Long.parseLong(fields[SYSTEM_TIME]);
      nanos.merge(
          Work.of(line.substring(line.indexOf('(') + 1, end)), ticks * TICK_NANOS, Long::sum);
    } catch (IOException _) {
      // The thread has just ended.
    }
  }

  ProcessorTime since(ProcessorTime start) {
    Map<Work, Long> spent = new EnumMap<>(Work.class);
    nanos.forEach((work, now) -> spent.put(work, now - start.nanos.getOrDefault(work, 0L)));
    return new ProcessorTime(allNanos - start.allNanos, spent);
  }

  /// For each of so many actions.
  String words(long actions) {
    var each = 1e3 * Math.max(1, actions);
    var parts =
        nanos.entrySet().stream()
            .map(spent -> "%s %.0f".formatted(spent.getKey().words, spent.getValue() / each))
            .collect(Collectors.joining(", "));
    return "%.0f µs of the room's processor time for each: %s".formatted(allNanos / each, parts);
  }
}
