package cardroom.server.table;

import cardroom.server.table.TableShowing.Line;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// One change of a table for all viewers without a stake there: they see and are told the same, so
/// the story is built once and its text written once, however many they are.
public final class SharedShowing {
  // Identifies this change for the next one: a reference to the whole object would keep all changes
  // of an evening in memory.
  private final Object mark = new Object();
  private final Supplier<List<Line>> making;
  private Optional<List<Line>> story = Optional.empty();
  private Optional<Told> told = Optional.empty();

  private record Told(Object before, String text) {}

  SharedShowing(Supplier<List<Line>> making) {
    this.making = making;
  }

  synchronized List<Line> story() {
    if (story.isEmpty()) {
      story = Optional.of(making.get());
    }
    return story.get();
  }

  /// The text for those who saw that change last.
  public synchronized String since(SharedShowing before, Supplier<String> writing) {
    if (told.filter(last -> last.before().equals(before.mark)).isEmpty()) {
      told = Optional.of(new Told(before.mark, writing.get()));
    }
    return told.get().text();
  }
}
