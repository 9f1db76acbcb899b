package cardroom.app;

import tools.jackson.databind.json.JsonMapper;

/// How every command prints its one JSON document.
public final class JsonOutput {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private JsonOutput() {}

  /// The document of maps, lists, words and numbers, indented.
  public static String of(Object document) {
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(document);
  }

  /// The same on one line, for one document of many.
  public static String line(Object element) {
    return MAPPER.writeValueAsString(element);
  }
}
