package cardroom.houses.reading;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Objects;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/// Turns YAML text into nodes that know their lines.
///
/// A sheet needs only words, lists and keys: references, tags and deep nesting are refused, so a
/// hostile file costs no more than its own length.
final class YamlText {

  static final int LONGEST = 200_000;
  private static final int DEEPEST = 8;

  private final String source;
  private final Faults faults;
  private final Iterator<Event> events;

  private YamlText(String source, Faults faults, String text) {
    this.source = source;
    this.faults = faults;
    var settings =
        LoadSettings.builder().setLabel(source).setCodePointLimit(LONGEST).setUseMarks(true);
    this.events = new Parse(settings.build()).parseString(text).iterator();
  }

  /// The keys of a whole file; empty when it has none, which the reader then reports.
  static SheetNode.Fields file(String source, String text, Faults faults) {
    var start = new SourcePlace(source, 1);
    if (value(start, text, faults) instanceof SheetNode.Fields fields) {
      return fields;
    }
    if (faults.isEmpty()) {
      faults.add(start, "holds no keys; a sheet is lines of 'key: value'");
    }
    return new SheetNode.Fields(new LinkedHashMap<>(), start);
  }

  /// One value, such as the right side of an option.
  static SheetNode value(SourcePlace start, String text, Faults faults) {
    try {
      return new YamlText(start.source(), faults, text).document(start);
    } catch (MarkedYamlEngineException wrong) {
      var line = wrong.getProblemMark().map(mark -> mark.getLine() + 1).orElse(start.line());
      faults.add(at(start, line), "is not YAML here: " + wrong.getProblem());
    } catch (YamlEngineException wrong) {
      var why = Objects.requireNonNullElse(wrong.getMessage(), "it cannot be read").lines();
      faults.add(start, "is not YAML: " + why.findFirst().orElse(""));
    } catch (Refused refused) {
      faults.add(at(start, refused.line), refused.sentence);
    }
    return new SheetNode.Word("", start);
  }

  private static SourcePlace at(SourcePlace start, int line) {
    return start.line() == 0 ? start : new SourcePlace(start.source(), line);
  }

  private SheetNode document(SourcePlace start) {
    var node = (SheetNode) new SheetNode.Word("", start);
    var documents = 0;
    while (events.hasNext()) {
      var event = events.next();
      switch (event.getEventId()) {
        case StreamStart, StreamEnd, DocumentEnd, Comment -> {}
        case DocumentStart -> {
          if (++documents > 1) {
            throw new Refused(line(event), "holds a second document; a sheet is one");
          }
        }
        case Alias, Scalar, SequenceStart, SequenceEnd, MappingStart, MappingEnd ->
            node = node(event, start, 1);
      }
    }
    return node;
  }

  private SheetNode node(Event event, SourcePlace start, int depth) {
    var place = start.line() == 0 ? start : new SourcePlace(source, line(event));
    if (depth > DEEPEST) {
      throw new Refused(line(event), "is nested more than %d deep".formatted(DEEPEST));
    }
    return switch (event) {
      case ScalarEvent scalar -> new SheetNode.Word(plain(scalar), place);
      case CollectionStartEvent list when list.getTag().isPresent() -> throw tagged(event);
      case MappingStartEvent _ -> fields(start, place, depth);
      case CollectionStartEvent _ -> items(start, place, depth);
      case AliasEvent _ ->
          throw new Refused(line(event), "refers to another place with *; write the value itself");
      default -> throw new IllegalStateException("a YAML event out of order: " + event);
    };
  }

  private static String plain(ScalarEvent scalar) {
    if (scalar.getTag().isPresent()) {
      throw tagged(scalar);
    }
    return scalar.getValue().strip();
  }

  private static Refused tagged(Event event) {
    return new Refused(line(event), "carries a tag with !; write the value alone");
  }

  private SheetNode items(SourcePlace start, SourcePlace place, int depth) {
    var items = new ArrayList<SheetNode>();
    for (var event = events.next(); event.getEventId() != Event.ID.SequenceEnd; ) {
      items.add(node(event, start, depth + 1));
      event = events.next();
    }
    return new SheetNode.Items(items, place);
  }

  private SheetNode fields(SourcePlace start, SourcePlace place, int depth) {
    var fields = new LinkedHashMap<String, SheetNode>();
    for (var event = events.next(); event.getEventId() != Event.ID.MappingEnd; ) {
      if (!(event instanceof ScalarEvent key)) {
        throw new Refused(line(event), "has a list where a key belongs; a key is one word");
      }
      var where = start.line() == 0 ? start : new SourcePlace(source, line(event));
      var below = at(node(events.next(), start, depth + 1), where);
      var earlier = fields.putIfAbsent(plain(key), below);
      if (earlier != null) {
        var first = earlier.place().line();
        faults.add(where, plain(key), "written twice, first on line %d".formatted(first));
      }
      event = events.next();
    }
    return new SheetNode.Fields(fields, place);
  }

  /// A value belongs to the line of its key, which is where its author looks for it.
  private static SheetNode at(SheetNode node, SourcePlace place) {
    return switch (node) {
      case SheetNode.Word(var text, _) -> new SheetNode.Word(text, place);
      case SheetNode.Items(var items, _) -> new SheetNode.Items(items, place);
      case SheetNode.Fields(var fields, _) -> new SheetNode.Fields(fields, place);
    };
  }

  private static int line(Event event) {
    return event.getStartMark().map(mark -> mark.getLine() + 1).orElse(1);
  }

  /// Stops reading a file at something that a sheet may not contain.
  private static final class Refused extends RuntimeException {
    private final int line;
    private final String sentence;

    private Refused(int line, String sentence) {
      super(sentence);
      this.line = line;
      this.sentence = sentence;
    }
  }
}
