package cardroom.houses.reading;

import java.util.stream.Collectors;

/// Nodes written as YAML that reads back to the same nodes.
public final class SheetYaml {

  private static final String STEP = "  ";

  private final StringBuilder text = new StringBuilder();

  private SheetYaml() {}

  public static String of(SheetNode.Fields sheet) {
    var yaml = new SheetYaml();
    yaml.fields(sheet, "");
    return yaml.text.toString();
  }

  private void fields(SheetNode.Fields fields, String indent) {
    fields
        .fields()
        .forEach(
            (key, node) -> {
              text.append(indent).append(word(key)).append(':');
              below(node, indent);
            });
  }

  private void below(SheetNode node, String indent) {
    switch (node) {
      case SheetNode.Fields section when !section.fields().isEmpty() -> {
        text.append('\n');
        fields(section, indent + STEP);
      }
      case SheetNode.Items(var items, _)
          when items.stream().anyMatch(SheetNode.Fields.class::isInstance) -> {
        text.append('\n');
        items.forEach(item -> text.append(indent).append("  - ").append(flow(item)).append('\n'));
      }
      case SheetNode.Fields _, SheetNode.Items _, SheetNode.Word _ ->
          text.append(' ').append(flow(node)).append('\n');
    }
  }

  /// The node on one line.
  private static String flow(SheetNode node) {
    return switch (node) {
      case SheetNode.Word(var words, _) -> word(words);
      case SheetNode.Items(var items, _) ->
          items.stream().map(SheetYaml::flow).collect(Collectors.joining(", ", "[", "]"));
      case SheetNode.Fields(var fields, _) ->
          fields.entrySet().stream()
              .map(field -> word(field.getKey()) + ": " + flow(field.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
    };
  }

  /// Without quotation marks if no character has a meaning in YAML, else with them.
  private static String word(String words) {
    if (words.matches("[A-Za-z0-9$]([A-Za-z0-9 $./+%()'-]*[A-Za-z0-9.+%)])?")) {
      return words;
    }
    return '"' + words.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
