package cardroom.server.lab;

import cardroom.server.keeping.RecentlyUsed;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// One calculation at a time, so that those who play never wait for those who ask, and each answer
/// once: what was asked before is not worked out again.
public final class LabQueue {
  private static final long PATIENCE_S = 8;

  private final Semaphore turn;
  private final Map<String, String> answers;

  /// @param kept how many answers are kept
  public LabQueue(int kept) {
    this(kept, new Semaphore(1, true));
  }

  private LabQueue(int kept, Semaphore turn) {
    this.turn = turn;
    this.answers = new RecentlyUsed<>(kept);
  }

  /// For answers so long that fewer of them are kept; they wait their turn with all others.
  public LabQueue sharing(int fewer) {
    return new LabQueue(fewer, turn);
  }

  /// The answer; empty when too many people ask at this moment.
  public Optional<String> answer(String question, Supplier<String> work) {
    var known = Optional.ofNullable(answers.get(question));
    return known.isPresent() ? known : inTurn(question, work);
  }

  private Optional<String> inTurn(String question, Supplier<String> work) {
    try {
      if (!turn.tryAcquire(PATIENCE_S, TimeUnit.SECONDS)) {
        return Optional.empty();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    try {
      var known = Optional.ofNullable(answers.get(question));
      var answer = known.orElseGet(work);
      answers.put(question, answer);
      return Optional.of(answer);
    } finally {
      turn.release();
    }
  }
}
