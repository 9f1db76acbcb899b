package cardroom.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choices;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Keys of a terminal, pressed when the prompt is seen.
@Timeout(60)
final class KeyConsoleTest {

  private static final Position SEAT = Position.seat(3);

  private static final ChoiceMenu HAND =
      new ChoiceMenu(
          SEAT,
          new Choices(
              List.of(
                  Choice.plain("hit", "Hit", SEAT, RoomRule.SEAT),
                  Choice.plain("stand", "Stand", SEAT, RoomRule.SEAT),
                  wager("bet.game", 5, 200, 5)),
              List.of()),
          "");

  private static Choice wager(String id, long min, long max, long usual) {
    var unit = Money.dollars(1);
    var range = new Amount(Money.dollars(min), Money.dollars(max), unit, Money.dollars(usual));
    return Choice.amount(id, id, SEAT, range, RoomRule.SEAT);
  }

  /// Presses the next keys whenever a prompt appears.
  private static final class Typist extends ByteArrayOutputStream {
    private final PipedOutputStream keys = new PipedOutputStream();
    private final Queue<String> answers;

    Typist(String... answers) {
      this.answers = new ArrayDeque<>(List.of(answers));
    }

    @Override
    public void flush() throws IOException {
      var seen = toString(UTF_8);
      if ((seen.endsWith("> ") || seen.endsWith("> g")) && !answers.isEmpty()) {
        keys.write(answers.remove().getBytes(UTF_8));
        keys.flush();
        write('~'); // so that one prompt is answered once
      }
    }
  }

  private static KeyConsole console(Typist typist) throws IOException {
    var in = new PipedInputStream(typist.keys);
    return new KeyConsole(
        new DumbTerminal(in, typist),
        new ScreenColours(ScreenColours.Style.SIGNS),
        Duration.ofMillis(1));
  }

  @Test
  void one_key_decides_where_no_amount_is_needed() throws IOException {
    try (var console = console(new Typist("h", "\r"))) {
      assertThat(console.ask(HAND)).contains("h");
      assertThat(console.ask(HAND)).contains("");
    }
  }

  @Test
  void keys_typed_ahead_decide_nothing() throws IOException {
    try (var console = console(new Typist("hit\r", "s"))) {
      assertThat(console.ask(HAND)).contains("h");
      assertThat(console.ask(HAND)).contains("s");
    }
  }

  @Test
  void control_c_leaves_at_a_question_and_while_others_play() throws IOException {
    try (var console = console(new Typist("\u0003"))) {
      assertThat(console.ask(HAND)).isEmpty();
      assertThat(console.isGone()).isTrue();
    }
    var typist = new Typist();
    try (var console = console(typist)) {
      typist.keys.write(3);
      typist.keys.flush();
      while (!console.isGone()) {
        console.pause();
      }
      assertThat(console.ask(HAND)).isEmpty();
    }
  }

  @Test
  void leaving_by_q_is_asked_twice() throws IOException {
    try (var console = console(new Typist("q", "x", "q", "q"))) {
      assertThat(console.ask(HAND)).isPresent();
      assertThat(console.ask(HAND)).isEmpty();
    }
  }

  @Test
  void a_key_that_needs_an_amount_opens_a_line() throws IOException {
    try (var console = console(new Typist("g", "25\r"))) {
      assertThat(console.ask(HAND)).contains("g25");
    }
  }

  @Test
  void a_wrong_letter_opens_no_line_and_swallows_no_key() throws IOException {
    var typist = new Typist("x", "?");
    try (var console = console(typist)) {
      assertThat(console.ask(HAND)).contains("x");
      assertThat(console.ask(HAND)).contains("?");
    }
  }
}
