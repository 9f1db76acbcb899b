package cardroom.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// What was said to a table while it could not listen, in order.
final class WaitingMessages {
  private final Deque<TableMessage> messages = new ArrayDeque<>();

  void add(TableMessage message) {
    messages.add(message);
  }

  Optional<TableMessage> next() {
    return Optional.ofNullable(messages.poll());
  }

  void declineAll(Answer.Refused why) {
    while (!messages.isEmpty()) {
      messages.remove().decline(why);
    }
  }
}
