package cardroom.server.table;

import cardroom.server.codec.UnknownEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What an operator must look at: commands that the rules could not judge, and tables that stopped.
///
/// A fault is logged in one line that says where it occurred and never its message, which may name
/// a hidden card.
public final class OperatorAlarms {
  private static final Logger LOG = LoggerFactory.getLogger(OperatorAlarms.class);
  private static final int FRAMES_MAX = 6;

  private final LongAdder faults = new LongAdder();
  private final Set<Long> stopped = new ConcurrentSkipListSet<>();

  /// Something failed at a table, which plays on.
  void failed(long table, String what, Throwable why) {
    faults.increment();
    LOG.error("table {}: {}; it was refused and the table plays on: {}", table, what, trace(why));
  }

  /// A table cannot be brought back.
  void stopped(long table, String what, Throwable why) {
    faults.increment();
    stopped.add(table);
    // What a newer program wrote is reported by its kind and version, which reveal nothing.
    var words = why instanceof UnknownEvent ? String.valueOf(why.getMessage()) : trace(why);
    LOG.error("table {} has stopped: {}: {}", table, what, words);
  }

  void plays(long table) {
    stopped.remove(table);
  }

  /// A table that has stopped is closed, or another machine has it.
  void gone(long table) {
    stopped.remove(table);
  }

  /// How often something failed since the room was opened.
  public long faults() {
    return faults.sum();
  }

  /// The tables that have stopped.
  public List<Long> stopped() {
    return List.copyOf(stopped);
  }

  /// Where a fault occurred, in one line and without its message.
  public static String trace(Throwable why) {
    var cause = why;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return Arrays.stream(cause.getStackTrace())
        .limit(FRAMES_MAX)
        .map(frame -> "%s:%d".formatted(frame.getFileName(), frame.getLineNumber()))
        .collect(Collectors.joining(" < ", cause.getClass().getSimpleName() + " at ", ""));
  }
}
