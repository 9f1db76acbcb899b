package cardroom.app.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// A real terminal: one key decides where no amount is needed, anything else opens a line to type.
final class KeyConsole implements Console {

  private static final int CTRL_C = 3;
  private static final int CTRL_D = 4;

  private final Terminal terminal;
  private final LineReader lines;
  private final Duration pace;

  private KeyConsole(Terminal terminal, Duration pace) {
    this.terminal = terminal;
    this.lines = LineReaderBuilder.builder().terminal(terminal).build();
    this.pace = pace;
  }

  static KeyConsole open(Duration pace) throws IOException {
    return new KeyConsole(TerminalBuilder.builder().system(true).build(), pace);
  }

  @Override
  public Optional<String> ask(Menu menu) {
    terminal.writer().print("  " + menu.line() + " > ");
    terminal.flush();
    var key = key();
    if (key < 0 || key == CTRL_C || key == CTRL_D) {
      terminal.writer().println();
      return Optional.empty();
    }
    var plain = menu.key((char) key).filter(choice -> choice.amount().isEmpty());
    if (plain.isPresent() || key == '\r' || key == '\n') {
      terminal.writer().println(plain.map(choice -> choice.label()).orElse(""));
      terminal.flush();
      return Optional.of(plain.isPresent() ? String.valueOf((char) key) : "");
    }
    terminal.writer().println();
    return line(Character.isISOControl(key) ? "" : String.valueOf((char) key));
  }

  private Optional<String> line(String begun) {
    try {
      return Optional.of(lines.readLine("  > ", null, (Character) null, begun));
    } catch (UserInterruptException | EndOfFileException _) {
      return Optional.empty();
    }
  }

  private int key() {
    var before = terminal.enterRawMode();
    try {
      return terminal.reader().read();
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    } finally {
      terminal.setAttributes(before);
    }
  }

  @Override
  public void pause() {
    try {
      Thread.sleep(pace);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
