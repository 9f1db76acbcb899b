package cardroom.app.analyze;

import java.io.Console;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Colours for a terminal, none for a pipe or a file (https://no-color.org).
record TerminalColours(boolean isColoured) {

  static TerminalColours of(@Nullable Console console) {
    boolean isTerminal = Optional.ofNullable(console).filter(Console::isTerminal).isPresent();
    var noColour = Optional.ofNullable(System.getenv("NO_COLOR")).filter(text -> !text.isEmpty());
    return new TerminalColours(
        isTerminal && noColour.isEmpty() && !"dumb".equals(System.getenv("TERM")));
  }

  String bold(String text) {
    return paint("1", text);
  }

  /// Colours the cells of a chart by what they advise; the letters say the same without colours.
  String cell(char letter, String text) {
    return switch (letter) {
      case 'S' -> paint("41;97", text);
      case 'H' -> paint("42;30", text);
      case 'D' -> paint("44;97", text);
      case 'P' -> paint("43;30", text);
      default -> paint("47;30", text);
    };
  }

  private String paint(String code, String text) {
    return isColoured ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
