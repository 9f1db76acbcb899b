package cardroom.houses.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A sign as plain text, for a terminal or a typewriter.
public final class TextSign {

  private static final int WIDTH = 72;
  private static final int COLUMN = 36;

  private final StringBuilder text = new StringBuilder();

  private TextSign() {}

  public static String write(Sign sign) {
    var writer = new TextSign();
    writer.head(sign);
    sign.fees().forEach(writer::fee);
    sign.tables().forEach(writer::table);
    writer.sentences("RULES OF THIS TABLE", sign.rules());
    writer.sentences("NOTICE", sign.notices());
    writer.line("═".repeat(WIDTH));
    wrapped(sign.stakes() + "  " + String.join("  ", sign.basis())).forEach(writer::centre);
    return writer.text.toString();
  }

  private void head(Sign sign) {
    line("═".repeat(WIDTH));
    centre(sign.house());
    centre(sign.game().toUpperCase(Locale.ROOT));
    centre(sign.subtitle());
    line("═".repeat(WIDTH));
    if (sign.isExample()) {
      centre("*** EXAMPLE ***");
      wrapped(Sign.EXAMPLE).forEach(this::centre);
      line("─".repeat(WIDTH));
    }
    centre(
        "MINIMUM WAGER  %s        MAXIMUM WAGER  %s"
            .formatted(sign.limits().min(), sign.limits().max()));
    line("─".repeat(WIDTH));
    line("COLLECTION");
  }

  private void fee(Sign.Fee fee) {
    var on = fee.on().isEmpty() ? "" : ", " + fee.on();
    line("  " + dotted(fee.payer() + on, fee.amount().orElse("")));
    fee.rates().forEach(rate -> line("      " + dotted(rate.left(), rate.right())));
  }

  private void table(Sign.Table table) {
    line("─".repeat(WIDTH));
    line(table.name().toUpperCase(Locale.ROOT) + "  " + table.limits());
    line("  " + table.counted());
    table.lines().forEach(line -> line("      " + dotted(line.left(), line.right())));
  }

  private void sentences(String heading, List<String> sentences) {
    if (sentences.isEmpty()) {
      return;
    }
    line("─".repeat(WIDTH));
    line(heading);
    for (var sentence : sentences) {
      var lines = wrapped(sentence);
      line("  • " + lines.getFirst());
      lines.stream().skip(1).forEach(rest -> line("    " + rest));
    }
  }

  /// `$5 - $100 ........ $1.00`
  private static String dotted(String left, String right) {
    return right.isEmpty()
        ? left
        : left + " " + ".".repeat(Math.max(2, COLUMN - left.length())) + " " + right;
  }

  private void centre(String words) {
    if (!words.isEmpty()) {
      line(" ".repeat(Math.max(0, (WIDTH - words.length()) / 2)) + words);
    }
  }

  private void line(String words) {
    text.append(words.stripTrailing()).append('\n');
  }

  private static List<String> wrapped(String sentence) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (var word : sentence.split(" ", -1)) {
      if (line.length() > 0 && line.length() + word.length() + 1 > WIDTH - 4) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
