package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.Set;

/// Separates what a book says for this game from what it says for the others that share it.
final class BookSharing {

  private final Optional<String> book;
  private final Set<String> asked = new HashSet<>();

  /// @param book the file of the book; none where a sheet has no book
  BookSharing(Optional<String> book) {
    this.book = book;
  }

  void ask(String path) {
    asked.add(path);
  }

  boolean isOfBook(SheetNode node) {
    return book.filter(node.place().source()::equals).isPresent();
  }

  SheetNode.Fields inForce(String path, SheetNode.Fields fields) {
    var kept = new LinkedHashMap<String, SheetNode>();
    fields
        .fields()
        .forEach(
            (key, node) -> {
              var below = path.isEmpty() ? key : path + "." + key;
              if (!isOfBook(node) || asked.contains(below)) {
                kept.put(key, inForce(below, node));
              }
            });
    return new SheetNode.Fields(kept, fields.place());
  }

  private SheetNode inForce(String path, SheetNode node) {
    return switch (node) {
      case SheetNode.Word word -> word;
      case SheetNode.Fields fields -> inForce(path, fields);
      case SheetNode.Items(var items, var place) -> {
        var kept = new ArrayList<SheetNode>();
        for (var item : items) {
          kept.add(inForce(path + "." + (kept.size() + 1), item));
        }
        yield new SheetNode.Items(kept, place);
      }
    };
  }
}
