package cardroom.app.analyze;

import cardroom.app.WrongUse;
import java.util.LinkedHashMap;
import java.util.Map;

/// `--versus`: two analyses side by side, and what differs between them.
final class VersusReport {

  private VersusReport() {}

  /// The words of `house=…,decks=…,key=value`; a value may contain commas inside brackets.
  static Map<String, String> words(String versus) {
    var words = new LinkedHashMap<String, String>();
    for (var word : versus.split(",(?=[^,=]+=)", -1)) {
      int sign = word.indexOf('=');
      if (sign < 1) {
        throw new WrongUse(
            "--versus %s: '%s' is not key=value; write house=aviator,decks=8,hit-soft-17=false."
                .formatted(versus, word));
      }
      words.put(word.substring(0, sign).strip(), word.substring(sign + 1).strip());
    }
    return words;
  }

  static Map<String, Object> of(Map<String, Object> first, Map<String, Object> second) {
    var document = new LinkedHashMap<String, Object>();
    document.put("a", first);
    document.put("b", second);
    document.put("difference", difference(wagers(first), wagers(second)));
    return document;
  }

  @SuppressWarnings("unchecked") // the documents are our own: wagers are maps of maps
  static Map<String, Map<String, Object>> wagers(Map<String, Object> document) {
    return (Map<String, Map<String, Object>>) document.getOrDefault("wagers", Map.of());
  }

  /// The second minus the first, for every wager that both have.
  private static Map<String, Object> difference(
      Map<String, Map<String, Object>> first, Map<String, Map<String, Object>> second) {
    var difference = new LinkedHashMap<String, Object>();
    first.forEach(
        (name, wager) -> {
          if (second.containsKey(name)) {
            var other = second.getOrDefault(name, Map.of());
            var change = new LinkedHashMap<String, Object>();
            change.put("ev", number(other, "ev") - number(wager, "ev"));
            change.put("sd", number(other, "sd") - number(wager, "sd"));
            difference.put(name, change);
          }
        });
    return difference;
  }

  static double number(Map<String, Object> wager, String key) {
    return wager.getOrDefault(key, Double.NaN) instanceof Number number
        ? number.doubleValue()
        : Double.NaN;
  }
}
