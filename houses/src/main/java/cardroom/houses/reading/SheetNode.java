package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// Part of a sheet: a word, a list, or keys with their values.
public sealed interface SheetNode {

  SourcePlace place();

  /// A single value, as it was written.
  record Word(String text, SourcePlace place) implements SheetNode {
    @Override
    public String toString() {
      return text;
    }
  }

  record Items(List<SheetNode> items, SourcePlace place) implements SheetNode {
    public Items {
      items = List.copyOf(items);
    }

    Items with(int number, SheetNode node) {
      var changed = new ArrayList<>(items);
      changed.set(number - 1, node);
      return new Items(changed, place);
    }

    @Override
    public String toString() {
      return items.stream().map(SheetNode::toString).collect(Collectors.joining(", ", "[", "]"));
    }
  }

  /// Keys in the order in which they were written.
  record Fields(SequencedMap<String, SheetNode> fields, SourcePlace place) implements SheetNode {
    public Fields {
      fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
    }

    Fields with(String key, SheetNode node) {
      var changed = new LinkedHashMap<String, SheetNode>(fields);
      changed.put(key, node);
      return new Fields(changed, place);
    }

    /// These keys, and those of a book of the house that they leave out. A section is joined key by
    /// key, in the order of the book; a word or a list replaces the book's.
    public Fields over(Fields book) {
      var joined = new LinkedHashMap<String, SheetNode>(book.fields);
      fields.forEach((key, own) -> joined.merge(key, own, Fields::joined));
      return new Fields(joined, place);
    }

    private static SheetNode joined(SheetNode ofBook, SheetNode own) {
      return own instanceof Fields section && ofBook instanceof Fields below
          ? section.over(below)
          : own;
    }

    public Fields without(String key) {
      var changed = new LinkedHashMap<String, SheetNode>(fields);
      changed.remove(key);
      return new Fields(changed, place);
    }

    @Override
    public String toString() {
      return fields.entrySet().stream()
          .map(field -> field.getKey() + ": " + field.getValue())
          .collect(Collectors.joining(", ", "{ ", " }"));
    }
  }

  /// Every dotted key below this node with its value as text; list items are numbered from 1.
  default SequencedMap<String, String> flat() {
    var flat = new LinkedHashMap<String, String>();
    leaves().forEach((key, leaf) -> flat.put(key, leaf.toString()));
    return flat;
  }

  /// Every dotted key below this node with its word or list of words.
  default SequencedMap<String, SheetNode> leaves() {
    var leaves = new LinkedHashMap<String, SheetNode>();
    flatten("", this, leaves);
    return leaves;
  }

  private static void flatten(String path, SheetNode node, Map<String, SheetNode> into) {
    var dot = path.isEmpty() ? "" : path + ".";
    switch (node) {
      case Word word -> into.put(path, word);
      case Items(var items, _) when items.stream().allMatch(Word.class::isInstance) ->
          into.put(path, node);
      case Items(var items, _) -> {
        for (var number = 1; number <= items.size(); number++) {
          flatten(dot + number, items.get(number - 1), into);
        }
      }
      case Fields(var fields, _) -> fields.forEach((key, below) -> flatten(dot + key, below, into));
    }
  }
}
