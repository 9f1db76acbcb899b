package cardroom.houses.reading;

import java.util.stream.Collectors;

/// Nodes written as YAML that reads back to the same nodes.
public final class SheetYaml {

  private static final String STEP = "  ";

  private final StringBuilder text = new StringBuilder();

  private SheetYaml() {}

  public static String of(Node.Fields sheet) {
    var yaml = new SheetYaml();
    yaml.fields(sheet, "");
    return yaml.text.toString();
  }

  private void fields(Node.Fields fields, String indent) {
    fields
        .fields()
        .forEach(
            (key, node) -> {
              text.append(indent).append(word(key)).append(':');
              below(node, indent);
            });
  }

  private void below(Node node, String indent) {
    switch (node) {
      case Node.Fields section when !section.fields().isEmpty() -> {
        text.append('\n');
        fields(section, indent + STEP);
      }
      case Node.Items(var items, _) when items.stream().anyMatch(Node.Fields.class::isInstance) -> {
        text.append('\n');
        items.forEach(item -> text.append(indent).append("  - ").append(flow(item)).append('\n'));
      }
      case Node.Fields _, Node.Items _, Node.Word _ ->
          text.append(' ').append(flow(node)).append('\n');
    }
  }

  /// The node on one line.
  private static String flow(Node node) {
    return switch (node) {
      case Node.Word(var words, _) -> word(words);
      case Node.Items(var items, _) ->
          items.stream().map(SheetYaml::flow).collect(Collectors.joining(", ", "[", "]"));
      case Node.Fields(var fields, _) ->
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
