package cardroom.server.codec;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The one JSON reader and writer of the room. Trees only: nothing is bound by reflection.
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(32).build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  public static ArrayNode array() {
    return MAPPER.createArrayNode();
  }

  public static ArrayNode strings(Iterable<String> words) {
    var array = array();
    words.forEach(array::add);
    return array;
  }

  public static String text(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  /// Reads a document; what is not JSON is an [IllegalArgumentException].
  public static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (StreamConstraintsException e) {
      throw new IllegalArgumentException("this JSON is too deep, or has too long a number", e);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("this is not JSON: " + e.getOriginalMessage(), e);
    }
  }
}
