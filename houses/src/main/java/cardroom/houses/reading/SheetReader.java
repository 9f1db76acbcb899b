package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Hands out the values of a sheet by key, and notes what is missing, misspelt or not allowed.
///
/// After a fault it goes on with a stand-in, so that one reading finds every fault. Callers call
/// [#finish] at the end: keys that nobody asked for are faults too.
public final class SheetReader {

  private final SheetNode.Fields fields;
  private final String path;
  private final Faults faults;
  private final boolean isAbsent;
  private final BookSharing sharing;
  private final Set<String> asked = new HashSet<>();
  private final List<SheetReader> sections = new ArrayList<>();

  public SheetReader(SheetNode.Fields fields, Faults faults) {
    this(fields, "", faults, false, new BookSharing(Optional.empty()));
  }

  private SheetReader(
      SheetNode.Fields fields, String path, Faults faults, boolean isAbsent, BookSharing sharing) {
    this.fields = fields;
    this.path = path;
    this.faults = faults;
    this.isAbsent = isAbsent;
    this.sharing = sharing;
  }

  /// Reads a sheet joined with a book of its house: keys of the book that this game does not ask
  /// for belong to other games and are not faults.
  ///
  /// @param book the file whose lines came from the book
  public static SheetReader sharing(SheetNode.Fields joined, Optional<String> book, Faults faults) {
    return new SheetReader(joined, "", faults, false, new BookSharing(book));
  }

  /// Reads a whole file; what is not YAML is a fault like any other.
  public static SheetReader of(String source, String text, Faults faults) {
    return new SheetReader(YamlText.file(source, text, faults), faults);
  }

  public <T> T value(String key, ValueKind<T> kind) {
    return switch (node(key, kind.allowed())) {
      case SheetNode.Word(var text, _) -> parse(key, text, kind);
      case SheetNode other -> refuse(key, other.toString(), kind);
    };
  }

  private <T> T parse(String key, String text, ValueKind<T> kind) {
    if (isAbsent || !fields.fields().containsKey(key)) {
      return kind.standIn();
    }
    try {
      return kind.parse().apply(text);
    } catch (IllegalArgumentException _) {
      return refuse(key, text, kind);
    }
  }

  private <T> T refuse(String key, String read, ValueKind<T> kind) {
    fault(key, "%s, expected %s".formatted(QuotedText.of(read), kind.allowed()));
    return kind.standIn();
  }

  /// The keys below a key.
  public SheetReader section(String key) {
    var allowed = "a section with keys of its own";
    return switch (node(key, allowed)) {
      case SheetNode.Fields below ->
          keep(new SheetReader(below, path(key), faults, false, sharing));
      case SheetNode.Word(var text, var place) -> {
        if (isWritten(key)) {
          fault(key, "%s, expected %s".formatted(QuotedText.of(text), allowed));
        }
        yield absent(place, key);
      }
      case SheetNode.Items(_, var place) -> {
        fault(key, "a list, expected " + allowed);
        yield absent(place, key);
      }
    };
  }

  private SheetReader absent(SourcePlace place, String key) {
    var nothing = new SheetNode.Fields(new LinkedHashMap<>(), place);
    return new SheetReader(nothing, path(key), faults, true, sharing);
  }

  /// A list of sections, numbered from 1 in what is said about them.
  public List<SheetReader> sections(String key) {
    var found = new ArrayList<SheetReader>();
    var number = 0;
    for (var item : items(key, "a list of sections")) {
      var name = path(key) + "." + ++number;
      if (item instanceof SheetNode.Fields below) {
        found.add(keep(new SheetReader(below, name, faults, false, sharing)));
      } else {
        faults.add(item.place(), name, QuotedText.of(item.toString()) + ", expected a section");
      }
    }
    return found;
  }

  /// A list of single values.
  public <T> List<T> values(String key, ValueKind<T> kind) {
    var found = new ArrayList<T>();
    for (var item : items(key, "a list of " + kind.allowed())) {
      var text = item instanceof SheetNode.Word(var word, _) ? word : item.toString();
      try {
        found.add(kind.parse().apply(text));
      } catch (IllegalArgumentException _) {
        fault(key, "%s, expected %s".formatted(QuotedText.of(text), kind.allowed()));
      }
    }
    return found;
  }

  private List<SheetNode> items(String key, String allowed) {
    return switch (node(key, allowed)) {
      case SheetNode.Items(var items, _) -> items;
      case SheetNode other -> {
        if (isWritten(key)) {
          fault(key, "%s, expected %s".formatted(QuotedText.of(other.toString()), allowed));
        }
        yield List.of();
      }
    };
  }

  /// Every key of this section with its value, for sections whose keys are data themselves.
  public <T> SequencedMap<String, T> entries(ValueKind<T> kind) {
    var entries = new LinkedHashMap<String, T>();
    fields.fields().keySet().forEach(key -> entries.put(key, value(key, kind)));
    return entries;
  }

  /// The word under a key, if its value is a word: for keys that take a name or a section.
  public Optional<String> word(String key) {
    return fields.fields().get(key) instanceof SheetNode.Word(var text, _)
        ? Optional.of(text)
        : Optional.empty();
  }

  public Set<String> keys() {
    return fields.fields().keySet();
  }

  public boolean isWritten(String key) {
    return fields.fields().containsKey(key);
  }

  /// Notes a fault that only the values together show.
  public void fault(String key, String sentence) {
    faults.add(fields.fields().getOrDefault(key, fields).place(), path(key), sentence);
  }

  /// Looks for keys that nobody asked for, here and in every section handed out.
  public void finish() {
    fields
        .fields()
        .forEach(
            (key, node) -> {
              if (!asked.contains(key) && !sharing.isOfBook(node)) {
                fault(key, "unknown key" + SimilarKeys.suggestion(key, asked));
              }
            });
    sections.forEach(SheetReader::finish);
  }

  /// Notes a line, by its dotted key, that no game asked for.
  public void unread(String key) {
    var line = Objects.requireNonNull(fields.leaves().get(key));
    faults.add(line.place(), key, "no game that uses this book has such a key");
  }

  /// What was read, in the order of the sheet, without what its book says to other games.
  public SheetNode.Fields inForce() {
    return sharing.inForce(path, fields);
  }

  public SheetNode.Fields written() {
    return fields;
  }

  private SheetNode node(String key, String allowed) {
    asked.add(key);
    sharing.ask(path(key));
    var node = fields.fields().get(key);
    if (node != null) {
      return node;
    }
    if (!isAbsent) {
      fault(key, "missing, expected " + allowed);
    }
    return new SheetNode.Word("", fields.place());
  }

  private SheetReader keep(SheetReader section) {
    sections.add(section);
    return section;
  }

  private String path(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }
}
