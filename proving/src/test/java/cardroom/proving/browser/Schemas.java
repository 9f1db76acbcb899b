package cardroom.proving.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// The shapes that the room publishes at `/openapi.json`; as much of JSON Schema as they use.
///
/// @param all each by its name
record Schemas(JsonNode all) {

  private static final String PREFIX = "#/components/schemas/";

  /// What is wrong with a value; empty when it matches the schema of that name.
  List<String> faults(JsonNode value, String name) {
    var faults = new ArrayList<String>();
    check(value, all.path(name), name, faults);
    return faults;
  }

  Set<String> fields(String name) {
    return new TreeSet<>(all.path(name).path("properties").propertyNames());
  }

  Set<String> required(String name) {
    var names = new TreeSet<String>();
    all.path(name).path("required").forEach(field -> names.add(field.asString()));
    return names;
  }

  /// The type of a field as TypeScript writes it.
  String typeScript(String name, String field) {
    return typeScript(all.path(name).path("properties").path(field));
  }

  private static String typeScript(JsonNode schema) {
    if (schema.has("$ref")) {
      return schema.path("$ref").asString().substring(PREFIX.length());
    }
    if (schema.has("anyOf")) {
      return alternatives(schema.path("anyOf"), Schemas::typeScript);
    }
    if (schema.has("enum")) {
      return alternatives(schema.path("enum"), word -> "'%s'".formatted(word.asString()));
    }
    if (schema.has("const")) {
      return schema.path("const").toString();
    }
    return switch (schema.path("type").asString("nothing")) {
      case "integer", "number" -> "number";
      case "array" -> typeScript(schema.path("items")) + "[]";
      case "object" ->
          "Record<string, %s>".formatted(typeScript(schema.path("additionalProperties")));
      default -> schema.path("type").asString("nothing");
    };
  }

  private static String alternatives(JsonNode some, Function<JsonNode, String> each) {
    return some.valueStream().map(each).collect(Collectors.joining(" | "));
  }

  boolean has(String name) {
    return all.has(name);
  }

  private void check(JsonNode value, JsonNode schema, String at, List<String> faults) {
    if (schema.has("$ref")) {
      var name = schema.path("$ref").asString().substring(PREFIX.length());
      check(value, all.path(name), at, faults);
    } else if (schema.has("anyOf")) {
      if (!value.isNull()) {
        check(value, schema.path("anyOf").get(0), at, faults);
      }
    } else if (schema.has("const")) {
      note(value.equals(schema.path("const")), at, "is not " + schema.path("const"), faults);
    } else {
      ofType(value, schema, at, faults);
    }
  }

  private void ofType(JsonNode value, JsonNode schema, String at, List<String> faults) {
    switch (schema.path("type").asString("nothing")) {
      case "string" -> note(value.isString(), at, "is no text", faults);
      case "integer" -> note(value.isIntegralNumber(), at, "is no whole number", faults);
      case "boolean" -> note(value.isBoolean(), at, "is neither true nor false", faults);
      case "array" -> {
        note(value.isArray(), at, "is no list", faults);
        value.forEach(one -> check(one, schema.path("items"), at + "[]", faults));
      }
      case "object" -> object(value, schema, at, faults);
      default -> faults.add(at + ": the schema is not understood: " + schema);
    }
  }

  private void object(JsonNode value, JsonNode schema, String at, List<String> faults) {
    schema
        .path("required")
        .forEach(field -> note(value.has(field.asString()), at, "lacks " + field, faults));
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      var known = schema.path("properties").path(field.getKey());
      note(!known.isMissingNode(), at, "has " + field.getKey() + ", unknown", faults);
      if (!known.isMissingNode()) {
        check(field.getValue(), known, at + "." + field.getKey(), faults);
      }
    }
  }

  private static void note(boolean holds, String at, String fault, List<String> faults) {
    if (!holds) {
      faults.add(at + " " + fault);
    }
  }
}
