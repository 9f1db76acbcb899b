package cardroom.houses.book;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Outcome;
import cardroom.games.money.Money;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.rules.Rule;
import cardroom.houses.NotationSheets;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.banked.JudgedBankedRound;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.Script;
import cardroom.notation.script.UnmetExpectation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Plays the examples of the book under a house's sheet, and says which clauses they cited.
record CaseExamples(NotationSheets sheets) {

  private static final List<List<String>> HANDS =
      List.of(
          List.of("As", "Kd", "7h", "5c", "2d"),
          List.of("Qh", "Qs", "9c", "4d", "9d"),
          List.of("2c", "3c", "4c", "5d", "6h"));
  private static final Pattern RULE = Pattern.compile("[A-Z0-9]+(?:-[A-Z0-9]+)+");

  /// What an example is played at: the header of its round and the words of its game.
  ///
  /// @param kind `flop games` and so on; the game itself where it is banked
  record Setting(String kind, String header, Map<String, String> words) {

    static Setting of(String house, Map<String, String> options, PokerSheet sheet) {
      var variant = sheet.variant();
      var kind = variant.irregularities().toString();
      var game = variant.id();
      var words = new LinkedHashMap<>(CaseText.words(kind, game));
      int down =
          variant.streets().getFirst().steps().stream()
              .filter(step -> step.kind() == DealStep.Kind.DOWN)
              .mapToInt(DealStep::count)
              .sum();
      for (int seat = 1; seat <= HANDS.size(); seat++) {
        var hand = HANDS.get(seat - 1).subList(0, Math.min(down, HANDS.get(seat - 1).size()));
        words.put("" + seat, String.join("", hand));
        words.put(seat + "-", String.join("", hand.subList(0, hand.size() - 1)));
        words.put(seat + "z", hand.getLast());
      }
      var stakes = sheet.rows().getFirst().stakes();
      var header = "house %s  game %s  %s  button 1".formatted(house, game, stakes);
      return new Setting(kind, header + options(options), words);
    }

    static Setting of(String house, Map<String, String> options, BankedTerms terms) {
      var schedule = terms.schedules().getFirst();
      var least = schedule.limitMin();
      var words = new LinkedHashMap<String, String>();
      words.put("min", least.toString());
      words.put("twice", least.plus(least).toString());
      words.put("under", least.minus(terms.moneyUnit().min(least)).max(Money.cents(1)).toString());
      var header =
          "house %s  game %s  schedule %d".formatted(house, terms.game(), schedule.option());
      return new Setting(terms.game(), header + options(options), words);
    }

    private static String options(Map<String, String> options) {
      return options.isEmpty()
          ? ""
          : options.entrySet().stream()
              .map(one -> one.getKey() + "=" + one.getValue())
              .collect(Collectors.joining(",", "  options ", ""));
    }

    String round(String template) {
      return header + "\n" + CaseText.filled(template, words).strip() + "\n";
    }

    boolean isPoker() {
      return !words.containsKey("under");
    }
  }

  /// What an example showed.
  record Found(List<String> clauses, List<String> told) {}

  Found judge(Setting setting, String round) {
    var script = Script.read(round).getFirst();
    return setting.isPoker() ? poker(script) : banked(script);
  }

  private Found poker(Script script) {
    var judged = PokerScript.read(script, sheets::poker).play();
    var clauses = new LinkedHashSet<String>();
    var told = new ArrayList<String>();
    judged.remedies().forEach(one -> clauses.add(one.rule().id()));
    judged.remedies().forEach(one -> told.add(one.sentence()));
    for (var refusal : judged.refusals()) {
      clauses.add(refusal.ruling().rule().id());
      told.add(refusal.ruling().words());
    }
    return new Found(List.copyOf(clauses), told.stream().distinct().toList());
  }

  private Found banked(Script script) {
    var judged = BankedScript.read(script, sheets::banked).play();
    var clauses = new LinkedHashSet<String>();
    var told = new ArrayList<String>();
    for (var refusal : judged.refusals()) {
      clauses.add(refusal.ruling().rule().id());
      told.add(refusal.ruling().words());
    }
    for (var failure : told.isEmpty() ? judged.failures() : List.<UnmetExpectation>of()) {
      RULE.matcher(failure.sentence()).results().forEach(found -> clauses.add(found.group()));
      told.add(sentence(failure));
    }
    if (clauses.isEmpty()) {
      settled(judged, clauses, told);
    }
    return new Found(List.copyOf(clauses), told.stream().distinct().toList());
  }

  private static String sentence(UnmetExpectation failure) {
    var said = failure.sentence();
    return said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1) + ".";
  }

  /// A wager that was cut short is more interesting than the others.
  private static void settled(JudgedBankedRound judged, Set<String> clauses, List<String> told) {
    var outcomes = judged.settlement().map(one -> one.outcomes()).orElse(List.of());
    var cut = outcomes.stream().filter(Outcome::isCutShort).toList();
    for (var outcome : cut.isEmpty() ? outcomes : cut) {
      outcome.rules().stream().map(Rule::id).forEach(clauses::add);
      var due = outcome.due();
      told.add(
          "Seat %s, %s: %s, %s."
              .formatted(due.position(), due.wager(), outcome.words(), due.why()));
    }
  }
}
