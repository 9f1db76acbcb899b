package cardroom.houses;

import cardroom.houses.reading.SheetForm;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Sheets that never change, each read once: every room, page and report asks for them again.
final class KeptSheets {
  private final boolean options;
  private final Map<Key, LoadedSheet<?>> read = new ConcurrentHashMap<>();

  private record Key(SheetForm<?> form, String house, Map<String, String> options) {}

  /// @param options whether sheets with options are kept; guests of a room may ask for as many
  ///   combinations as there are
  KeptSheets(boolean options) {
    this.options = options;
  }

  /// The same for other forms or sheets.
  KeptSheets empty() {
    return new KeptSheets(options);
  }

  /// What two threads read at once is equal, so it does not matter whose is kept.
  @SuppressWarnings("unchecked") // what is kept under a form was read by it
  <S> LoadedSheet<S> of(
      SheetForm<S> form,
      String house,
      Map<String, String> chosen,
      Supplier<LoadedSheet<S>> reading) {
    if (!options && !chosen.isEmpty()) {
      return reading.get();
    }
    var key = new Key(form, house, Map.copyOf(chosen));
    var known = read.get(key);
    if (known != null) {
      return (LoadedSheet<S>) known;
    }
    var sheet = reading.get();
    read.put(key, sheet);
    return sheet;
  }
}
