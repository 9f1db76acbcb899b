package cardroom.games.table;

import cardroom.games.rules.Rule;
import java.util.List;

/// The answer of the rules to a command.
public sealed interface Ruling {

  /// Allowed: these events follow, in this order.
  record Allowed(List<Event> events) implements Ruling {
    public Allowed {
      events = List.copyOf(events);
    }
  }

  /// Refused under a rule; the sentence says what was tried, the remedy what would work.
  record Refused(Rule rule, String sentence, String remedy) implements Ruling {

    /// `Seat 3 must stand on hard 19 or more (P215-CHART1A-1). You may: stand.`
    public String words() {
      var said = "%s (%s).".formatted(sentence, rule.id());
      return remedy.isEmpty() ? said : said + " " + remedy;
    }
  }

  static Ruling allowed(Event... events) {
    return new Allowed(List.of(events));
  }

  static Ruling refused(Rule rule, String sentence, String remedy) {
    return new Refused(rule, sentence, remedy);
  }
}
