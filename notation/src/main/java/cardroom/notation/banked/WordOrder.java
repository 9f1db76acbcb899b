package cardroom.notation.banked;

import cardroom.games.banked.BankedTerms;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Puts the words of a line into their usual order: seat, bettor, stakes, then cards and decisions.
/// Parts that begin with a keyword may be anywhere before the arrow.
final class WordOrder {
  private final List<Word> rest;
  private final BankedTerms terms;
  private final Dialect dialect;
  private final List<Word> usual = new ArrayList<>();

  private WordOrder(List<Word> rest, BankedTerms terms, Dialect dialect) {
    this.rest = new ArrayList<>(rest);
    this.terms = terms;
    this.dialect = dialect;
  }

  static List<Word> usual(List<Word> words, BankedTerms terms, Dialect dialect) {
    var arrow = words.stream().filter(word -> word.is("->")).findFirst();
    int end = arrow.map(words::indexOf).orElse(words.size());
    var order = new WordOrder(words.subList(1, Math.max(1, end)), terms, dialect);
    switch (words.getFirst().text()) {
      case "seat", "backline" -> order.circle();
      case "bank" -> order.bank();
      default -> {
        return words;
      }
    }
    var all = new ArrayList<Word>(List.of(words.getFirst()));
    all.addAll(order.usual);
    all.addAll(order.rest);
    all.addAll(words.subList(end, words.size()));
    return all;
  }

  private void circle() {
    take(word -> word.text().matches("\\d{1,2}"), 1);
    take(word -> word.is("by"), 2);
    boolean found = true;
    while (found) {
      found = take(word -> isStake(word, terms, dialect), 2);
    }
    mainStake();
  }

  private void bank() {
    take(word -> word.is("seat"), 2);
    take(word -> word.is("by"), 2);
  }

  /// A wager that is placed before the deal; insurance is a decision after it.
  static boolean isStake(Word word, BankedTerms terms, Dialect dialect) {
    return terms.wagers().named(word.text()).isPresent()
        && !dialect.decisions().containsKey(word.text());
  }

  /// Moves the first such word and those that belong to it to the front.
  private boolean take(Predicate<Word> wanted, int count) {
    for (int i = 0; i < rest.size(); i++) {
      if (wanted.test(rest.get(i))) {
        var taken = rest.subList(i, Math.min(i + count, rest.size()));
        usual.addAll(taken);
        taken.clear();
        return true;
      }
    }
    return false;
  }

  /// A bare amount belongs to the main wager as long as no decision comes before it. Where that
  /// wager has its name, the number after `matches` is none.
  private void mainStake() {
    if (usual.stream().anyMatch(word -> word.is(terms.main().word()))) {
      return;
    }
    for (int i = 0; i < rest.size() && !isDecision(rest.get(i)); i++) {
      if (WordCursor.isAmount(rest.get(i))) {
        usual.add(rest.remove(i));
        return;
      }
    }
  }

  private boolean isDecision(Word word) {
    return dialect.decisions().containsKey(word.text())
        || dialect.behind().containsKey(word.text());
  }
}
