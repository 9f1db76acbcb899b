package cardroom.server.lab;

import cardroom.server.keeping.RecentlyUsed;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// One calculation at a time, so that those who play never wait for those who ask, and each answer
/// once: what was asked before is not worked out again.
///
/// @param <A> what is handed out
public final class LabQueue<A> {
  private static final long PATIENCE_S = 8;

  private final Semaphore turn;
  private final Map<String, A> answers;

  /// @param kept how many answers are kept
  public LabQueue(int kept) {
    this(kept, new Semaphore(1, true));
  }

  private LabQueue(int kept, Semaphore turn) {
    this.turn = turn;
    this.answers = new RecentlyUsed<>(kept);
  }

  /// For answers so long that fewer of them are kept; they wait their turn with all others.
  public LabQueue<A> sharing(int fewer) {
    return new LabQueue<>(fewer, turn);
  }

  /// The answer; empty when too many people ask at this moment.
  public Optional<A> answer(String question, Supplier<A> work) {
    var known = Optional.ofNullable(answers.get(question));
    return known.isPresent() ? known : inTurn(question, work);
  }

  private Optional<A> inTurn(String question, Supplier<A> work) {
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
