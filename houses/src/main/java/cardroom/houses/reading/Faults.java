package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.List;

/// Everything that is wrong with a sheet, collected so that its author sees it all at once.
public final class Faults {

  /// Enough for correcting a sheet; a file of garbage must not fill the screen.
  private static final int SHOWN_AT_MOST = 100;

  private final List<String> found = new ArrayList<>();

  public void add(SourcePlace place, String sentence) {
    found.add(QuotedText.line(place + " " + sentence));
  }

  public void add(SourcePlace place, String key, String sentence) {
    var where = place.line() == 0 ? place + ": " : place + " " + key + ": ";
    found.add(QuotedText.line(where + sentence));
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  public List<String> sentences() {
    if (found.size() <= SHOWN_AT_MOST) {
      return List.copyOf(found);
    }
    var shown = new ArrayList<>(found.subList(0, SHOWN_AT_MOST));
    shown.add("and %d more".formatted(found.size() - SHOWN_AT_MOST));
    return shown;
  }

  public void throwIfAny() {
    if (!isEmpty()) {
      throw new SheetError(sentences());
    }
  }
}
