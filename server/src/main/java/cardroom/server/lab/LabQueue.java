package cardroom.server.lab;

import cardroom.server.keeping.RecentlyUsedCache;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// One calculation at a time, so that play never waits for questions, and each answer only once:
/// what was asked before is not worked out again. The queue holds one question of each person, so
/// that somebody else's next question comes before a busy person's second.
///
/// @param <A> the type of answers
public final class LabQueue<A> {
  private static final long PATIENCE_NS = TimeUnit.SECONDS.toNanos(8);

  /// Twice what a page asks at once; no person may have more requests waiting.
  private static final int WAITING_MAX = 16;

  private final Line line;
  private final Map<String, A> answers;

  /// @param kept how many answers are kept
  public LabQueue(int kept) {
    this(kept, new Line());
  }

  private LabQueue(int kept, Line line) {
    this.line = line;
    this.answers = new RecentlyUsedCache<>(kept);
  }

  /// For longer answers, of which fewer are kept; they share the queue with all others.
  public LabQueue<A> sharing(int fewer) {
    return new LabQueue<>(fewer, line);
  }

  /// The answer; empty when too many people ask at the moment, or this one asks too much.
  public Optional<A> answer(String asker, String question, Supplier<A> work) {
    var known = Optional.ofNullable(answers.get(question));
    if (known.isPresent()) {
      return known;
    }
    return line.inTurn(
        asker,
        () -> {
          var answer = Optional.ofNullable(answers.get(question)).orElseGet(work);
          answers.put(question, answer);
          return answer;
        });
  }

  /// Takes turns: one question at a time, and one of each person.
  private static final class Line {
    private final Semaphore turn = new Semaphore(1, true);
    private final Map<String, Asker> askers = new ConcurrentHashMap<>();

    /// @param waiting how many of their questions are being worked on or waiting
    private record Asker(Semaphore turn, int waiting) {}

    <A> Optional<A> inTurn(String name, Supplier<A> work) {
      var asker =
          askers.compute(
              name,
              (_, one) ->
                  one == null
                      ? new Asker(new Semaphore(1, true), 1)
                      : new Asker(one.turn(), one.waiting() + 1));
      try {
        return asker.waiting() > WAITING_MAX ? Optional.empty() : behindThemselves(asker, work);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      } finally {
        askers.computeIfPresent(
            name, (_, one) -> one.waiting() == 1 ? null : new Asker(one.turn(), one.waiting() - 1));
      }
    }

    private <A> Optional<A> behindThemselves(Asker asker, Supplier<A> work)
        throws InterruptedException {
      long end = System.nanoTime() + PATIENCE_NS;
      if (!acquires(asker.turn(), end)) {
        return Optional.empty();
      }
      try {
        return behindOthers(end, work);
      } finally {
        asker.turn().release();
      }
    }

    private <A> Optional<A> behindOthers(long end, Supplier<A> work) throws InterruptedException {
      if (!acquires(turn, end)) {
        return Optional.empty();
      }
      try {
        return Optional.of(work.get());
      } finally {
        turn.release();
      }
    }

    private static boolean acquires(Semaphore turn, long end) throws InterruptedException {
      return turn.tryAcquire(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    }
  }
}
