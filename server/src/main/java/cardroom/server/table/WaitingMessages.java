package cardroom.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// Messages that arrived while a table could not handle them, in order.
final class WaitingMessages {
  private final Deque<TableMessage> messages = new ArrayDeque<>();

  void add(TableMessage message) {
    messages.add(message);
  }

  Optional<TableMessage> next() {
    return Optional.ofNullable(messages.poll());
  }

  /// Somebody who came while the table could not handle it has left again.
  void forget(Watcher watcher) {
    messages.removeIf(
        message -> message instanceof TableMessage.Watch(var who, _) && who.equals(watcher));
  }

  void declineAll(Answer.Refused why) {
    while (!messages.isEmpty()) {
      messages.remove().decline(why);
    }
  }
}
