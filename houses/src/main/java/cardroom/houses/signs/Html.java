package cardroom.houses.signs;

import java.util.List;
import java.util.stream.Collectors;

/// The little HTML that pages need; whatever comes from a sheet is text and can never become
/// markup.
public final class Html {

  private Html() {}

  public static String text(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /// An element with text inside.
  public static String say(String tag, String look, String words) {
    return wrap(tag, look, text(words));
  }

  /// An element around markup.
  public static String wrap(String tag, String look, String markup) {
    var attribute = look.isEmpty() ? "" : " class=\"%s\"".formatted(look);
    return "<%s%s>%s</%s>\n".formatted(tag, attribute, markup, tag);
  }

  /// A list of sentences.
  public static String list(List<String> sentences) {
    return wrap(
        "ul",
        "",
        sentences.stream().map(each -> say("li", "", each)).collect(Collectors.joining()));
  }

  /// Rows of a table with a heading row.
  static String rows(String left, String right, List<Sign.Line> lines) {
    var head =
        wrap(
            "tr",
            "",
            "<th scope=\"col\">%s</th><th scope=\"col\">%s</th>"
                .formatted(text(left), text(right)));
    var body =
        lines.stream()
            .map(line -> wrap("tr", "", say("td", "", line.left()) + say("td", "", line.right())))
            .collect(Collectors.joining());
    return wrap("table", "", wrap("thead", "", head) + wrap("tbody", "", body));
  }
}
