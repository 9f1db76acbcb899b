package cardroom.notation.poker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The lines of a hand while it is written down; the last of them may still be open.
final class HandLines {
  private final List<String> lines = new ArrayList<>();
  private final List<String> after = new ArrayList<>();
  private final StringBuilder board = new StringBuilder();
  private final Map<Integer, StringBuilder> cards = new TreeMap<>();
  private final StringBuilder decisions = new StringBuilder();
  private String name = "";

  boolean isOpen(String line) {
    return name.equals(line);
  }

  /// A card for the board; on a line, cards come before actions, and not beside cards of another
  /// kind.
  void board(String line, String card) {
    open(line, decisions.isEmpty() && cards.isEmpty());
    board.append(card);
  }

  void card(String line, int seat, String card) {
    open(line, decisions.isEmpty() && board.isEmpty());
    cards.computeIfAbsent(seat, _ -> new StringBuilder()).append(card);
  }

  void decision(String line, String words) {
    open(line, true);
    decisions.append("  ").append(words);
  }

  /// Adds to the action written last.
  void more(String words) {
    decisions.append(words);
  }

  private void open(String line, boolean fits) {
    if (!name.equals(line) || !fits) {
      close();
      name = line;
    }
  }

  /// A line by itself.
  void line(String text) {
    close();
    lines.add(text);
  }

  /// A line that must be read before the last one is played.
  void beforeLast(String text) {
    close();
    lines.add(Math.max(0, lines.size() - 1), text);
  }

  /// A line that comes after the open one.
  void afterwards(String text) {
    after.add(text);
  }

  void close() {
    if (!name.isEmpty()) {
      var text = new StringBuilder(name);
      text.append(board.isEmpty() ? "" : " ").append(board);
      cards.forEach((seat, dealt) -> text.append("  ").append(seat).append(' ').append(dealt));
      lines.add(text.append(decisions).toString());
    }
    lines.addAll(after);
    after.clear();
    name = "";
    board.setLength(0);
    cards.clear();
    decisions.setLength(0);
  }

  List<String> all() {
    close();
    return List.copyOf(lines);
  }
}
