package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// A part of an analysis document, with its path in it.
///
/// Every figure on the page carries its whole value and that place (`/wagers/game/ev`), so that a
/// program can read figures from the page as well as from the document.
///
/// @param at the path to this part, `/` before each name
record DocumentPart(String at, Map<String, Object> map) {

  static DocumentPart of(Map<String, Object> document) {
    return new DocumentPart("", document);
  }

  boolean has(String key) {
    return map.containsKey(key);
  }

  Set<String> keys() {
    return map.keySet();
  }

  Object value(String key) {
    return map.getOrDefault(key, "");
  }

  String word(String key) {
    return String.valueOf(value(key));
  }

  @SuppressWarnings("unchecked") // the documents are our own: objects are maps by name
  DocumentPart in(String key) {
    return new DocumentPart(
        at + "/" + key,
        value(key) instanceof Map<?, ?> inner ? (Map<String, Object>) inner : Map.of());
  }

  /// The objects of a list, each with its place in it.
  @SuppressWarnings("unchecked") // the documents are our own: objects are maps by name
  List<DocumentPart> items(String key) {
    if (!(value(key) instanceof List<?> list)) {
      return List.of();
    }
    return IntStream.range(0, list.size())
        .filter(place -> list.get(place) instanceof Map<?, ?>)
        .mapToObj(
            place ->
                new DocumentPart(
                    at + "/" + key + "/" + place, (Map<String, Object>) list.get(place)))
        .toList();
  }

  /// The numbers of a list.
  List<Double> numbers(String key) {
    return value(key) instanceof Collection<?> list
        ? list.stream()
            .filter(Number.class::isInstance)
            .map(each -> ((Number) each).doubleValue())
            .toList()
        : List.of();
  }

  boolean isObject(String key) {
    return value(key) instanceof Map<?, ?>;
  }

  List<String> words(String key) {
    return value(key) instanceof Collection<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }

  double number(String key) {
    return value(key) instanceof Number number ? number.doubleValue() : Double.NaN;
  }

  String percent(String key) {
    return figure(at + "/" + key, number(key), percent(number(key)));
  }

  /// Four digits, as deviations are given.
  String decimals(String key) {
    return figure(at + "/" + key, number(key), digits(number(key), 4));
  }

  /// Simulated figures are not known to more digits than these.
  String simulated(String key) {
    return figure(at + "/" + key, number(key), digits(100 * number(key), 3) + " %");
  }

  String dollars(String key) {
    double dollars = number(key) / 100;
    return derived("dollars", key, dollars, dollars(dollars));
  }

  static String dollars(double dollars) {
    var shown = String.format(Locale.ROOT, "%,.2f", Math.abs(dollars));
    return (dollars < 0 && !shown.matches("0\\.0*") ? "−$" : "$") + shown;
  }

  String count(String key) {
    long count = value(key) instanceof Number number ? number.longValue() : 0;
    return figure(at + "/" + key, count, String.format(Locale.ROOT, "%,d", count));
  }

  /// A figure derived from one of the document, such as the edge from the expectation.
  String derived(String name, String key, double value, String shown) {
    return figure(name + ":" + at + "/" + key, value, shown);
  }

  private static String figure(String of, Object value, String shown) {
    return "<data data-of=\"%s\" value=\"%s\">%s</data>"
        .formatted(text(of), text(String.valueOf(value)), text(shown));
  }

  static String percent(double value) {
    return digits(100 * value, 5) + " %";
  }

  /// With a true minus sign; what rounds to zero has no sign.
  static String digits(double value, int digits) {
    var shown = String.format(Locale.ROOT, "%." + digits + "f", value);
    return shown.matches("-0\\.?0*") ? shown.substring(1) : shown.replace('-', '−');
  }

  /// `3.5`, `1,234`: how many rounds there are for each such line.
  static String oneIn(double chance) {
    if (chance <= 0) {
      return "never";
    }
    double rounds = 1 / chance;
    return rounds < 100 ? digits(rounds, 2) : String.format(Locale.ROOT, "%,.0f", rounds);
  }
}
