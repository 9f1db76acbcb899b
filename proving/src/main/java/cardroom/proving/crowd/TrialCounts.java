package cardroom.proving.crowd;

import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/// What the people of a trial have done and encountered.
public final class TrialCounts {
  // A client that follows the protocol never causes these.
  private static final Set<String> FAULTS =
      Set.of("ROOM-FORM", "ROOM-CSRF", "ROOM-ORIGIN", "ROOM-KEY");

  final LongAdder guests = new LongAdder();
  final LongAdder visits = new LongAdder();
  final LongAdder actions = new LongAdder();
  final LongAdder linesLost = new LongAdder();
  private final Map<String, LongAdder> refusals = new ConcurrentSkipListMap<>();
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();

  void refused(String rule, String words) {
    refusals.computeIfAbsent(rule, _ -> new LongAdder()).increment();
    if (FAULTS.contains(rule)) {
      fault(words);
    }
  }

  public void fault(String words) {
    faults.add(words);
  }

  /// The first thing that should not have happened.
  public Optional<String> fault() {
    return faults.stream().findFirst();
  }

  long refused() {
    return refusals.values().stream().mapToLong(LongAdder::sum).sum();
  }

  @Override
  public String toString() {
    return "%,d guests, %,d visits, %,d actions, %,d refused %s, %,d lines cut"
        .formatted(guests.sum(), visits.sum(), actions.sum(), refused(), refusals, linesLost.sum());
  }
}
