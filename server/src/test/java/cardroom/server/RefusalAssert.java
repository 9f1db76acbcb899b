package cardroom.server;

import cardroom.server.RefusalAssert.Heard;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import java.net.http.HttpResponse;
import org.assertj.core.api.AbstractAssert;
import tools.jackson.databind.JsonNode;

/// The one way in which a test of the room says under which clause something is refused, as
/// scenarios do for a table: `assertThat(ann.post(…)).cites("ROOM-FORM")`.
public final class RefusalAssert extends AbstractAssert<RefusalAssert, Heard> {

  /// What came back.
  ///
  /// @param rule the id of the clause; empty where nothing was refused
  public record Heard(String rule, String words) {}

  private RefusalAssert(Heard actual) {
    super(actual, RefusalAssert.class);
  }

  public static RefusalAssert assertThat(Answer answer) {
    return new RefusalAssert(
        switch (answer) {
          case Answer.Done done -> new Heard("", done.toString());
          case Answer.Refused no -> new Heard(no.rule().id(), no.words());
        });
  }

  public static RefusalAssert assertThat(HttpResponse<String> response) {
    return assertThat(heard(Json.read(response.body())));
  }

  public static RefusalAssert assertThat(Heard heard) {
    return new RefusalAssert(heard);
  }

  /// An answer as it is sent over a socket: `assertThat(heard(line.answer(…))).cites("ROOM-FORM")`.
  public static Heard heard(JsonNode answer) {
    return new Heard(answer.path("rule").asString(""), answer.toString());
  }

  public RefusalAssert cites(String clause) {
    if (actual.rule().isEmpty()) {
      throw failure("Expected a refusal under %s, but heard: %s", clause, actual.words());
    }
    if (!actual.rule().equals(clause)) {
      throw failure("Expected a refusal under %s, but it says: %s", clause, actual.words());
    }
    return this;
  }

  /// The sentence has each of these words.
  public RefusalAssert says(String... words) {
    for (var word : words) {
      if (!actual.words().contains(word)) {
        throw failure("Expected a refusal that says '%s', but it says: %s", word, actual.words());
      }
    }
    return this;
  }
}
