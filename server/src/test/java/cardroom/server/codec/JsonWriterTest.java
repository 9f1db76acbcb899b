package cardroom.server.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/// What is written straight into text is what a tree of the same would be.
final class JsonWriterTest {

  @Property(tries = 300)
  void any_text_is_written_as_in_a_tree(@ForAll String name, @ForAll String value) {
    var written = new JsonWriter().object().put(name, value).endObject().text();
    assertThat(written).isEqualTo(Json.text(Json.object().put(name, value)));
  }

  @Test
  void every_character_that_must_be_escaped_is() {
    for (char one = 0; one < 0x80; one++) {
      var value = "a" + one + "b" + one;
      var written = new JsonWriter().object().put("x", value).endObject().text();
      assertThat(written).isEqualTo(Json.text(Json.object().put("x", value)));
      assertThat(Json.read(written).get("x").asString()).isEqualTo(value);
    }
  }

  @Test
  void objects_and_arrays_are_parted_by_commas() {
    var json = new JsonWriter().object().put("a", 1).put("b", true).putNull("c");
    json.objects("d", List.of("x", "y"), (one, each) -> each.put("name", one)).endObject();
    assertThat(json.text())
        .isEqualTo("{\"a\":1,\"b\":true,\"c\":null,\"d\":[{\"name\":\"x\"},{\"name\":\"y\"}]}");
    json = new JsonWriter().object().objects("none", List.<String>of(), (_, _) -> {});
    json.words("words", List.of("p", "q"), word -> word).numbers("n", List.of(1, 2));
    json.object("o").endObject().put("last", "z").endObject();
    assertThat(json.text())
        .isEqualTo("{\"none\":[],\"words\":[\"p\",\"q\"],\"n\":[1,2],\"o\":{},\"last\":\"z\"}");
  }

  @Test
  void a_list_may_be_a_document() {
    var json = new JsonWriter().objects(List.of(1, 2), (one, each) -> each.put("n", one));
    assertThat(json.text()).isEqualTo("[{\"n\":1},{\"n\":2}]");
  }
}
