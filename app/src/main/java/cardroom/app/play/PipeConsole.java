package cardroom.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/// Lines from a pipe or a file; each answer is echoed, so that a log reads as it was played.
final class PipeConsole implements Console {

  private static final int WIDTH = 80;

  private final BufferedReader in;
  private final PrintWriter out;

  PipeConsole(Reader in, PrintWriter out) {
    this.in = new BufferedReader(in);
    this.out = out;
  }

  @Override
  public Optional<String> ask(ChoiceMenu menu) {
    return line(menu.prompt(WIDTH));
  }

  @Override
  public Optional<String> line(String prompt) {
    try {
      out.print(prompt);
      out.flush();
      var line = Optional.ofNullable(in.readLine());
      out.println(line.orElse(""));
      return line;
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  @Override
  public boolean isWatched() {
    return false;
  }

  @Override
  public boolean isGone() {
    return false;
  }

  @Override
  public void pause() {
    // a pipe waits for nobody
  }

  @Override
  public int width() {
    return WIDTH;
  }

  @Override
  public void close() {
    out.flush();
  }
}
