package cardroom.server.codec;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Every version of every event, fixed by a golden file: a journal written today stays readable
/// forever.
public abstract class CodecContract {
  protected static final Card KING = Card.parse("Kh");

  /// Cards as they are written from a shoe, but without one.
  protected static final CardText CARDS =
      new CardText() {
        @Override
        public String up(Card card) {
          return card + "@1:7";
        }

        @Override
        public String down(Card card) {
          return "1:7";
        }

        @Override
        public Card read(String text) {
          return KING;
        }
      };

  protected abstract GameCodec<?> codec();

  /// The type of all events of the game besides those of seating.
  protected abstract Class<? extends Event> kind();

  protected abstract List<? extends Event> oneOfEach();

  @Test
  void every_event_is_written_as_the_golden_file_says() throws IOException {
    var written =
        oneOfEach().stream()
            .map(event -> codec().write(event, CARDS))
            .map(
                body -> "%s %d %s\n".formatted(body.kind(), body.version(), Json.text(body.json())))
            .collect(Collectors.joining());
    assertThat(written).isEqualTo(golden(codec().version()));
  }

  @Test
  void what_older_versions_wrote_is_read() throws IOException {
    for (int version = 1; version < codec().version(); version++) {
      for (var line : golden(version).lines().toList()) {
        var parts = line.split(" ", 3);
        var read = codec().read(parts[0], version, Json.read(parts[2]), CARDS);
        assertThat(oneOfEach().stream().map(Event.class::cast)).as(line).contains(read);
      }
    }
  }

  private String golden(int version) throws IOException {
    var name = "v%d.txt".formatted(version);
    try (var golden = Objects.requireNonNull(getClass().getResourceAsStream(name))) {
      return new String(golden.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void every_event_is_read_back_as_it_was() {
    for (var event : oneOfEach()) {
      var body = codec().write(event, CARDS);
      var json = Json.read(Json.text(body.json()));
      assertThat(codec().read(body.kind(), body.version(), json, CARDS)).isEqualTo(event);
    }
  }

  @Test
  void no_kind_of_event_is_left_out() {
    var kinds = oneOfEach().stream().map(Object::getClass).distinct().count();
    var own = kind().getPermittedSubclasses().length;
    assertThat(kinds).isEqualTo(own + SeatingEvent.class.getPermittedSubclasses().length);
  }
}
