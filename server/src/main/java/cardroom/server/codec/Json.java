package cardroom.server.codec;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
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
  private static final int KEY_SHOWN = 40;
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(32).build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
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

  /// Reads a document; what is not JSON is an [IllegalArgumentException], and so is an object that
  /// gives a key twice: of two programs one would believe the first value and one the last.
  public static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (StreamConstraintsException e) {
      throw new IllegalArgumentException("this JSON is too deep, or has too long a number", e);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(
          keyGivenTwice(text)
              .map("this JSON gives the key \"%s\" twice"::formatted)
              .orElseGet(() -> "this is not JSON: " + e.getOriginalMessage()),
          e);
    }
  }

  /// The first key that an object of the text gives twice, shortened for a sentence: the library's
  /// own sentence about it is for programmers.
  public static Optional<String> keyGivenTwice(String text) {
    Deque<Set<String>> keys = new ArrayDeque<>();
    try (var parser = MAPPER.createParser(text)) {
      for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.START_OBJECT) {
          keys.push(new HashSet<>());
        } else if (token == JsonToken.END_OBJECT) {
          keys.pop();
        } else if (token == JsonToken.PROPERTY_NAME && !keys.peek().add(parser.currentName())) {
          return Optional.of(shortened(parser.currentName()));
        }
      }
    } catch (JacksonException _) {
      // Broken in another way before any key came again.
    }
    return Optional.empty();
  }

  private static String shortened(String key) {
    return key.length() > KEY_SHOWN ? key.substring(0, KEY_SHOWN) + "…" : key;
  }
}
