package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.Set;

/// Separates what a book says for this game from what it says for the others that share it.
final class Sharing {

  private final Optional<String> book;
  private final Set<String> asked = new HashSet<>();

  /// @param book the file of the book; none where a sheet has no book
  Sharing(Optional<String> book) {
    this.book = book;
  }

  void ask(String path) {
    asked.add(path);
  }

  boolean isOfBook(Node node) {
    return book.filter(node.place().source()::equals).isPresent();
  }

  Node.Fields inForce(String path, Node.Fields fields) {
    var kept = new LinkedHashMap<String, Node>();
    fields
        .fields()
        .forEach(
            (key, node) -> {
              var below = path.isEmpty() ? key : path + "." + key;
              if (!isOfBook(node) || asked.contains(below)) {
                kept.put(key, inForce(below, node));
              }
            });
    return new Node.Fields(kept, fields.place());
  }

  private Node inForce(String path, Node node) {
    return switch (node) {
      case Node.Word word -> word;
      case Node.Fields fields -> inForce(path, fields);
      case Node.Items(var items, var place) -> {
        var kept = new ArrayList<Node>();
        for (var item : items) {
          kept.add(inForce(path + "." + (kept.size() + 1), item));
        }
        yield new Node.Items(kept, place);
      }
    };
  }
}
