package cardroom.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.app.WrongUse;
import cardroom.bots.coach.Lesson;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `play --train`, with the answers typed beforehand.
final class TrainingTest {

  private static final Lesson SIXTEEN =
      new Lesson(
          Cards.parse("9s7h"),
          Card.parse("9c"),
          "hard 16",
          "a nine",
          Map.of("hit", -0.506, "stand", -0.543, "double", -1.012, "surrender", -0.5),
          "Behind a nine the bank goes over 21 in 23 of 100 rounds.",
          1);

  @TempDir Path folder;

  private String trained(Path file, String typed) {
    var out = new StringWriter();
    var writer = new PrintWriter(out);
    var console = new PipeConsole(new StringReader(typed), writer);
    var paint = ScreenColours.on(false);
    new Training(
            List.of(SIXTEEN),
            TrainingRecord.in(file),
            new SplittableRandom(1),
            paint,
            new Screen(writer, paint, console),
            console)
        .run(10);
    return out.toString().replaceAll("\\s+", " ");
  }

  @Test
  void a_mistake_is_shown_with_its_cost_and_the_best_choice() {
    var told = trained(folder.resolve("new/training.txt"), "x\ns\nu\nq\n");
    assertThat(told)
        .contains("You hold 9s 7h, hard 16; the bank shows 9c.")
        .contains("[h] hit [s] stand [d] double [u] surrender >")
        .contains("'x' is none of these. Type h, s, d, u, or q to end.")
        .contains("Standing costs $0.43. Surrendering is best. On average: hit -$5.06")
        .contains("Behind a nine the bank goes over 21 in 23 of 100 rounds.")
        .contains("Right. On average:")
        .contains("1 of 2 right; the others gave away $0.43 on average.");
  }

  @Test
  void what_was_learnt_is_known_the_next_time() throws IOException {
    var file = folder.resolve("training.txt");
    trained(file, "stand\n");
    assertThat(Files.readString(file).strip()).isEqualTo("97-9 0 1");
    assertThat(trained(file, "surrender\n")).contains("In all: 1 of 2 right");
    var record = TrainingRecord.in(file);
    assertThat(record.need("97-9")).isGreaterThan(record.need("never seen"));
  }

  @Test
  void a_file_that_is_no_record_is_not_written_over() throws IOException {
    var file = folder.resolve("training.txt");
    Files.writeString(file, "my shopping list\n");
    assertThatThrownBy(() -> TrainingRecord.in(file))
        .isInstanceOf(WrongUse.class)
        .hasMessageContaining("move the file away to start again");
  }
}
