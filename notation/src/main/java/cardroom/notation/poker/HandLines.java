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
  private final StringBuilder deeds = new StringBuilder();
  private String name = "";

  boolean isOpen(String line) {
    return name.equals(line);
  }

  /// A card for the board; on a line, cards come before actions, and not beside cards of another
  /// kind.
  void board(String line, String card) {
    open(line, deeds.isEmpty() && cards.isEmpty());
    board.append(card);
  }

  void card(String line, int seat, String card) {
    open(line, deeds.isEmpty() && board.isEmpty());
    cards.computeIfAbsent(seat, _ -> new StringBuilder()).append(card);
  }

  void deed(String line, String words) {
    open(line, true);
    deeds.append("  ").append(words);
  }

  /// Adds to the action written last.
  void more(String words) {
    deeds.append(words);
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
      lines.add(text.append(deeds).toString());
    }
    lines.addAll(after);
    after.clear();
    name = "";
    board.setLength(0);
    cards.clear();
    deeds.setLength(0);
  }

  List<String> all() {
    close();
    return List.copyOf(lines);
  }
}
