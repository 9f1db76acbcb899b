package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Replaces values of a sheet by the options of a command line, by dotted key.
public final class SheetOverrides {

  private SheetOverrides() {}

  /// A sheet with its options applied.
  ///
  /// @param options the changed keys as the sheet writes them, each with its new value
  public record Changed(SheetNode.Fields sheet, SequencedMap<String, String> options) {}

  /// Applies every option; one that names no key is a fault.
  public static Changed on(SheetNode.Fields sheet, Map<String, String> options, Faults faults) {
    var changed = (SheetNode) sheet;
    var keys = new LinkedHashMap<String, String>();
    for (var option : options.entrySet()) {
      var place = SourcePlace.option(option.getKey(), option.getValue());
      var value = YamlText.value(place, option.getValue(), faults);
      var key = key(option.getKey(), sheet);
      if (key.isEmpty()) {
        faults.add(place, option.getKey(), "no such key" + hint(option.getKey(), sheet));
      } else {
        keys.put(String.join(".", key.get()), value.toString());
        changed = put(changed, key.get(), value);
      }
    }
    return new Changed((SheetNode.Fields) changed, keys);
  }

  private static String hint(String key, SheetNode.Fields sheet) {
    var near = SimilarKeys.suggestion(key, sheet.flat().keySet());
    return near.isEmpty() ? "; house show lists the keys of the sheet" : near;
  }

  /// The path that an option means, as the sheet writes it; list items are numbered from 1.
  private static Optional<List<String>> key(String option, SheetNode.Fields sheet) {
    var path = new ArrayList<String>();
    var node = (SheetNode) sheet;
    for (var part : option.strip().split("\\.", -1)) {
      var found = below(node, part);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      path.add(found.get());
      node = child(node, found.get());
    }
    return Optional.of(path);
  }

  private static Optional<String> below(SheetNode node, String part) {
    return switch (node) {
      case SheetNode.Word _ -> Optional.empty();
      case SheetNode.Items(var items, _) ->
          Optional.of(part)
              .filter(number -> number.matches("[1-9]\\d{0,3}"))
              .filter(number -> Integer.parseInt(number) <= items.size());
      case SheetNode.Fields(var fields, _) ->
          fields.keySet().stream()
              .filter(key -> SimilarKeys.plain(key).equals(SimilarKeys.plain(part)))
              .findFirst();
    };
  }

  private static SheetNode child(SheetNode node, String key) {
    return switch (node) {
      case SheetNode.Word word -> word;
      case SheetNode.Items(var items, _) -> items.get(Integer.parseInt(key) - 1);
      case SheetNode.Fields(var fields, _) -> fields.getOrDefault(key, node);
    };
  }

  private static SheetNode put(SheetNode node, List<String> path, SheetNode value) {
    if (path.isEmpty()) {
      return value;
    }
    var key = path.getFirst();
    var below = put(child(node, key), path.subList(1, path.size()), value);
    return switch (node) {
      case SheetNode.Word word -> word;
      case SheetNode.Items items -> items.with(Integer.parseInt(key), below);
      case SheetNode.Fields fields -> fields.with(key, below);
    };
  }
}
