package cardroom.app.play;

import cardroom.games.table.Face;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Colours and card faces, on a terminal that has them; plain letters in a pipe.
record Paint(boolean colours) {

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

  private String paint(String code, String text) {
    return colours && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  String cards(List<Face> faces) {
    return faces.stream().map(this::card).collect(Collectors.joining(" "));
  }

  private String card(Face face) {
    return switch (face) {
      case Face.Down _ -> colours ? paint("44;37", " ? ") : "(??)";
      case Face.Up(var card) when card.isJoker() -> colours ? paint("47;35", " JOKER ") : "Jk";
      case Face.Up(var card) -> {
        if (!colours) {
          yield card.toString();
        }
        var rank = card.toString().substring(0, 1).replace("T", "10");
        var suit =
            switch (card.suit()) {
              case CLUBS -> "♣";
              case DIAMONDS -> "♦";
              case HEARTS -> "♥";
              case SPADES -> "♠";
            };
        yield paint(card.isRed() ? "47;31;1" : "47;30;1", " " + rank + suit + " ");
      }
    };
  }

  /// A bar of ten cells that shows how much of the whole is used.
  String meter(long part, long whole) {
    var full = whole == 0 ? 0 : (int) Math.min(10, (part * 10 + whole - 1) / whole);
    var bar = "#".repeat(full) + ".".repeat(10 - full);
    return colours ? brass(bar.replace("#", "█").replace(".", "░")) : "[" + bar + "]";
  }

  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
