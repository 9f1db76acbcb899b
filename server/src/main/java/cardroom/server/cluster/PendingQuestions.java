package cardroom.server.cluster;

import cardroom.server.cluster.Letter.Asker;
import cardroom.server.cluster.Letter.ToPorter;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;

/// Questions that wait for another machine's answer. None waits forever: a machine may fall silent.
final class PendingQuestions {
  private final AtomicLong last = new AtomicLong();
  private final Map<Long, CompletableFuture<ToPorter>> waiting = new ConcurrentHashMap<>();

  /// Sends a question and completes with its answer, or with the given one after a timeout.
  CompletableFuture<ToPorter> ask(
      ActorRef<ToPorter> inbox, Consumer<Asker> question, long patienceMs, ToPorter silence) {
    var ticket = last.incrementAndGet();
    var answer = new CompletableFuture<ToPorter>();
    waiting.put(ticket, answer);
    question.accept(new Asker(ticket, inbox));
    return answer
        .completeOnTimeout(silence, patienceMs, TimeUnit.MILLISECONDS)
        .whenComplete((_, _) -> waiting.remove(ticket));
  }

  /// An answer that comes too late is dropped.
  void answered(ToPorter letter) {
    var ticket =
        switch (letter) {
          case ToPorter.Done(var number, _) -> number;
          case ToPorter.No(var number, _) -> number;
          case ToPorter.Text(var number, _) -> number;
          case ToPorter.Spoken(var number, _) -> number;
          case ToPorter.Names(var number, _) -> number;
          case ToPorter.Board(var number, _) -> number;
          case ToPorter.Line _,
              ToPorter.Ended _,
              ToPorter.Moved _,
              ToPorter.SessionEnded _,
              ToPorter.RolesChanged _,
              ToPorter.Rows _,
              ToPorter.Inboxes _,
              ToPorter.AskAgain _ ->
              0L;
        };
    var waits = waiting.get(ticket);
    if (waits != null) {
      waits.complete(letter);
    }
  }
}
