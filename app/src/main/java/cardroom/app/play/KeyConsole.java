package cardroom.app.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

/// A real terminal: one key decides where no amount is needed, anything else opens a line to type.
final class KeyConsole implements Console {

  private static final int CTRL_C = 3;
  private static final int CTRL_D = 4;
  private static final int ESCAPE = 27;
  private static final int COLUMNS_MIN = 40;
  private static final int TYPED_AHEAD_MILLIS = 20;

  private final Terminal terminal;
  private final ScreenColours paint;
  private final Duration pace;
  private final Attributes before;
  private boolean isHurried;
  private boolean isGone;
  private Optional<LineReader> lines = Optional.empty();

  KeyConsole(Terminal terminal, ScreenColours paint, Duration pace) {
    this.terminal = terminal;
    this.paint = paint;
    this.pace = pace;
    this.before = terminal.enterRawMode();
    // Ctrl-C arrives as a key, so that the player can leave the table properly.
    var raw = terminal.getAttributes();
    raw.setLocalFlag(LocalFlag.ISIG, false);
    terminal.setAttributes(raw);
  }

  static KeyConsole open(ScreenColours paint, Duration pace) throws IOException {
    return new KeyConsole(TerminalBuilder.builder().system(true).build(), paint, pace);
  }

  @Override
  public Optional<String> ask(ChoiceMenu menu) {
    isHurried = false;
    forgetTypedAhead();
    print(paint.keys(menu.prompt(width())));
    var key = key();
    if (isGone) {
      print("\n");
      return Optional.empty();
    }
    if (key == '\r' || key == '\n') {
      print("\n");
      return Optional.of("");
    }
    var letter = (char) key;
    if (letter == 'q') {
      return leaves();
    }
    if (menu.isDecidedBy(letter)) {
      print(letter + "\n");
      return Optional.of(String.valueOf(letter));
    }
    print("\n");
    var begun = Character.isISOControl(key) ? "" : String.valueOf(letter);
    return line(menu.question(letter), begun.toLowerCase(java.util.Locale.ROOT));
  }

  /// A single slip on the key next to `w` must not end the evening.
  private Optional<String> leaves() {
    print("q\n" + paint.keys("  Leave the table? [q] yes, any other key no > "));
    var again = key();
    print("\n");
    return isGone || again == 'q' ? Optional.empty() : Optional.of(" ?");
  }

  @Override
  public Optional<String> line(String prompt) {
    return line(prompt, "");
  }

  private Optional<String> line(String prompt, String begun) {
    var reader = lines.orElseGet(this::reader);
    lines = Optional.of(reader);
    try {
      return Optional.of(reader.readLine(prompt, null, (Character) null, begun));
    } catch (UserInterruptException | EndOfFileException _) {
      isGone = true;
      return Optional.empty();
    }
  }

  /// Created when first needed: it is by far the slowest part of a start.
  private LineReader reader() {
    return LineReaderBuilder.builder()
        .terminal(terminal)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .option(LineReader.Option.BRACKETED_PASTE, false)
        .variable(LineReader.DISABLE_HISTORY, true)
        .build();
  }

  /// A key meant for an earlier moment must not decide this one.
  private void forgetTypedAhead() {
    while (read(TYPED_AHEAD_MILLIS) >= 0) {
      // read() itself notices Ctrl-C
    }
  }

  /// The next key; arrow keys and the like arrive as escape sequences and are ignored.
  private int key() {
    while (!isGone) {
      var key = read(0);
      if (key == ESCAPE) {
        forgetTypedAhead();
      } else if (key != NonBlockingReader.READ_EXPIRED) {
        return key;
      }
    }
    return NonBlockingReader.EOF;
  }

  private int read(long millis) {
    try {
      var key = isGone ? NonBlockingReader.EOF : terminal.reader().read(millis);
      isGone |= key == NonBlockingReader.EOF || key == CTRL_C || key == CTRL_D;
      return isGone ? NonBlockingReader.EOF : key;
    } catch (IOException _) { // the window was closed, and they are gone with it
      isGone = true;
      return NonBlockingReader.EOF;
    }
  }

  private void print(String text) {
    terminal.writer().print(text);
    terminal.flush();
  }

  @Override
  public boolean isWatched() {
    return true;
  }

  @Override
  public boolean isGone() {
    return isGone;
  }

  /// Any key skips ahead to the next question.
  @Override
  public void pause() {
    if (!isHurried && !isGone && pace.isPositive()) {
      isHurried = read(pace.toMillis()) != NonBlockingReader.READ_EXPIRED;
    }
  }

  @Override
  public int width() {
    var columns = terminal.getSize().getColumns();
    return columns < COLUMNS_MIN ? 80 : columns;
  }

  @Override
  public void close() {
    try {
      terminal.setAttributes(before);
      terminal.close();
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
