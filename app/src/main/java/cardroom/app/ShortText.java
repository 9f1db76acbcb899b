package cardroom.app;

/// What a file says, as a message quotes it: short, and without characters that upset a terminal.
public final class ShortText {
  private static final int CHARACTERS_MAX = 40;

  private ShortText() {}

  public static String of(String text) {
    return of(text, CHARACTERS_MAX);
  }

  public static String of(String text, int most) {
    var start = text.length() > most ? text.substring(0, most) + "..." : text;
    return start.replaceAll("\\p{C}", "?");
  }
}
