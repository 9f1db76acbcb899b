package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The room waits as long as the client takes to tell the story.
class StoryTimesTest {
  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final StoryTimes TIMES = StoryTimes.STANDARD;

  private static StoryLine line(Kind kind) {
    return StoryLine.at(Position.seat(2), kind, "");
  }

  private static StoryLine card(Kind kind) {
    return StoryLine.card(Position.seat(2), kind, "", new Face.Down());
  }

  @Test
  void a_card_that_somebody_waits_for_takes_longer_than_one_of_the_deal() {
    assertThat(TIMES.of(List.of(card(Kind.DEAL), card(Kind.DEAL)))).isEqualTo(2 * TIMES.dealMs());
    assertThat(TIMES.of(List.of(line(Kind.DECISION), card(Kind.DEAL))))
        .isEqualTo(TIMES.decisionMs() + TIMES.drawMs());
    assertThat(TIMES.of(List.of(card(Kind.TURN), card(Kind.DEAL), line(Kind.BUTTON))))
        .isEqualTo(TIMES.turnMs() + TIMES.drawMs() + TIMES.buttonMs());
  }

  @Test
  void a_deal_that_goes_round_the_table_is_a_deal_also_after_a_decision() {
    var round = IntStream.of(1, 2, 3, 1, 2, 3).mapToObj(StoryTimesTest::cardFor);
    var story = Stream.concat(Stream.of(line(Kind.DECISION)), round).toList();
    assertThat(TIMES.of(story)).isEqualTo(TIMES.decisionMs() + 6 * TIMES.dealMs());
    var few = Stream.concat(Stream.of(line(Kind.DECISION)), Stream.of(cardFor(1), cardFor(2)));
    assertThat(TIMES.of(few.toList())).isEqualTo(TIMES.decisionMs() + 2 * TIMES.drawMs());
  }

  private static StoryLine cardFor(int seat) {
    return StoryLine.card(Position.seat(seat), Kind.DEAL, "", new Face.Down());
  }

  @Test
  void words_and_chips_take_no_time_and_many_results_no_more_than_all_of_them_have() {
    assertThat(TIMES.of(List.of(line(Kind.SAY), line(Kind.CHIPS), line(Kind.SHUFFLE)))).isZero();
    assertThat(TIMES.of(List.of(line(Kind.RESULT)))).isEqualTo(TIMES.resultMs());
    var many = Collections.nCopies(40, line(Kind.RESULT));
    assertThat(TIMES.of(many)).isEqualTo(TIMES.resultsMs());
  }

  @Test
  void the_client_tells_in_the_same_times() throws IOException {
    var client = Files.readString(CHECKOUT.resolve("web/src/main/client/state/storyPace.ts"));
    assertThat(Arrays.stream(StoryTimes.class.getRecordComponents()))
        .allSatisfy(
            component ->
                assertThat(client)
                    .contains("  %s: %s,\n".formatted(name(component), value(component))));
  }

  private static String name(RecordComponent component) {
    return component.getName().replaceFirst("Ms$", "");
  }

  private static Object value(RecordComponent component) throws ReflectiveOperationException {
    return component.getAccessor().invoke(TIMES);
  }
}
