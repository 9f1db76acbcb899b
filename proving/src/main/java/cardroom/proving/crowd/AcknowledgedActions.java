package cardroom.proving.crowd;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/// What the room has acknowledged: none of it may ever be missing from its records.
public final class AcknowledgedActions {
  private final Queue<Answer> answers = new ConcurrentLinkedQueue<>();
  private final Map<Long, Long> shown = new ConcurrentHashMap<>();

  /// An action that was acknowledged.
  ///
  /// @param number of the table's event that the answer named
  /// @param key of the command
  public record Answer(long table, long number, String key) {}

  void answered(long table, long number, String key) {
    answers.add(new Answer(table, number, key));
  }

  void saw(long table, long number) {
    shown.merge(table, number, Math::max);
  }

  public int count() {
    return answers.size();
  }

  /// All so far.
  public List<Answer> answers() {
    return List.copyOf(answers);
  }

  /// The newest event of each table that anybody was shown.
  public Map<Long, Long> shown() {
    return Map.copyOf(shown);
  }
}
