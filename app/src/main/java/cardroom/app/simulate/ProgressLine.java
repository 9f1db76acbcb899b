package cardroom.app.simulate;

import java.io.Console;
import java.util.Locale;
import java.util.Optional;

/// How far a long run has come, on the terminal's last line; nothing where nobody looks.
final class ProgressLine {

  private static final int WIDTH = 30;
  private static final long PAUSE = 200_000_000L;

  private final long all;
  private final boolean isSeen =
      Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  private final long began = System.nanoTime();
  private long shownAt = began;

  ProgressLine(long all) {
    this.all = all;
  }

  synchronized void show(long done) {
    var now = System.nanoTime();
    if (!isSeen || now - shownAt < PAUSE) {
      return;
    }
    shownAt = now;
    var part = Math.min(1.0, (double) done / all);
    var filled = (int) (part * WIDTH);
    var left = part == 0 ? 0 : (now - began) / 1e9 * (1 - part) / part;
    System.err.printf(
        Locale.ROOT,
        "\r%s%s %3.0f %%  %,d rounds, %.0f s left ",
        "█".repeat(filled),
        "░".repeat(WIDTH - filled),
        100 * part,
        done,
        left);
    System.err.flush();
  }

  synchronized void clear() {
    if (isSeen && shownAt != began) {
      System.err.print("\r" + " ".repeat(WIDTH + 50) + "\r");
      System.err.flush();
    }
  }
}
