package cardroom.app.play;

import cardroom.cards.Card;
import cardroom.games.table.Face;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Colours and card faces as the screen can show them.
record ScreenColours(Style style) {

  /// What a screen can show.
  enum Style {
    /// Letters alone, for pipes and files: `Qh`.
    LETTERS,
    /// Suit signs without colours: `Q♥`.
    SIGNS,
    COLOURS
  }

  /// Colours on a terminal unless the user wants none (https://no-color.org).
  static ScreenColours on(boolean isTerminal) {
    var noColour = Optional.ofNullable(System.getenv("NO_COLOR")).filter(text -> !text.isEmpty());
    return new ScreenColours(
        !isTerminal ? Style.LETTERS : noColour.isPresent() ? Style.SIGNS : Style.COLOURS);
  }

  String bold(String text) {
    return paint("1", text);
  }

  String dim(String text) {
    return paint("2", text);
  }

  String good(String text) {
    return paint("32", text);
  }

  String bad(String text) {
    return paint("31", text);
  }

  String brass(String text) {
    return paint("33", text);
  }

  /// The keys of a prompt stand out: `[h] hit`.
  String keys(String prompt) {
    return style == Style.COLOURS
        ? prompt.replaceAll("\\[(\\w+|\\?)]", "\u001b[33;1m[$1]\u001b[0m")
        : prompt;
  }

  private String paint(String code, String text) {
    return style == Style.COLOURS && !text.isEmpty()
        ? "\u001b[" + code + "m" + text + "\u001b[0m"
        : text;
  }

  String cards(List<Face> faces) {
    return faces.stream().map(this::card).collect(Collectors.joining(" "));
  }

  private String card(Face face) {
    return switch (face) {
      case Face.Down _ -> style == Style.COLOURS ? paint("44;37", " ? ") : "(??)";
      case Face.Up(var card) when style == Style.LETTERS -> card.toString();
      case Face.Up(var card) when card.isJoker() -> paint("47;35;1", " Joker ");
      case Face.Up(var card) when style == Style.SIGNS -> sign(card);
      case Face.Up(var card) -> paint(card.isRed() ? "47;31;1" : "47;30;1", " " + sign(card) + " ");
    };
  }

  private static String sign(Card card) {
    var rank = card.toString().substring(0, 1).replace("T", "10");
    var suit =
        switch (card.suit()) {
          case CLUBS -> "♣";
          case DIAMONDS -> "♦";
          case HEARTS -> "♥";
          case SPADES -> "♠";
        };
    return rank + suit;
  }

  /// A bar of ten cells that shows how much of the whole is used.
  String meter(long part, long whole) {
    var full = whole == 0 ? 0 : (int) Math.min(10, (part * 10 + whole - 1) / whole);
    var bar = "#".repeat(full) + ".".repeat(10 - full);
    return style == Style.LETTERS
        ? "[" + bar + "]"
        : brass(bar.replace("#", "█").replace(".", "░"));
  }
}
