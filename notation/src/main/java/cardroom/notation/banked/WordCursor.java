package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Walks the words of one line.
final class WordCursor {

  private static final Pattern CARDS = Pattern.compile("(?:[A2-9TJQK][cdhs]|Jk)+");
  private static final Pattern AMOUNT = Pattern.compile("\\$.*|\\d[\\d,.]*");

  private final List<Word> words;
  private int at;

  WordCursor(List<Word> words) {
    this.words = words;
  }

  boolean atEnd() {
    return at == words.size();
  }

  /// The next word, or an empty one just after the end of the line.
  Word peek() {
    return atEnd() ? words.getLast().end() : words.get(at);
  }

  Word next() {
    var word = peek();
    if (!atEnd()) {
      at++;
    }
    return word;
  }

  boolean is(String text) {
    return !atEnd() && peek().is(text);
  }

  /// Skips the word if it is the next one.
  boolean take(String text) {
    var found = is(text);
    if (found) {
      at++;
    }
    return found;
  }

  Word expect(String text, String otherwise) {
    if (!is(text)) {
      throw peek().error(peek().quoted() + " is written where " + otherwise);
    }
    return next();
  }

  boolean isAmount() {
    return !atEnd() && isAmount(peek());
  }

  static boolean isAmount(Word word) {
    return AMOUNT.matcher(word.text()).matches();
  }

  /// An amount that is required here.
  LocatedValue<Money> amount(String of) {
    if (!isAmount()) {
      throw peek()
          .error(
              "%s is written where the amount of %s belongs; write it as $5"
                  .formatted(peek().quoted(), of));
    }
    var word = next();
    try {
      return new LocatedValue<>(Money.parse(word.text()), word);
    } catch (IllegalArgumentException wrong) {
      throw word.error(
          word.quoted() + " is not an amount; write dollars such as 50, $2.50 or $1,000");
    }
  }

  Optional<LocatedValue<Money>> amountIfAny(String of) {
    return isAmount() ? Optional.of(amount(of)) : Optional.empty();
  }

  /// A number of one or two digits.
  LocatedValue<Integer> number(String of) {
    var word = next();
    if (!word.text().matches("\\d{1,2}")) {
      throw word.error("%s is written where the number of %s belongs".formatted(word.quoted(), of));
    }
    return new LocatedValue<>(Integer.parseInt(word.text()), word);
  }

  /// A person's name: one word that is neither an amount nor a mark.
  LocatedValue<String> name() {
    var word = next();
    if (!word.text().matches("\\p{L}[\\p{L}\\p{N}._'-]{0,39}")) {
      throw word.error(
          word.quoted() + " is not a name; write one word of letters, such as: by ann");
    }
    return new LocatedValue<>(word.text(), word);
  }

  boolean isCards() {
    return !atEnd() && CARDS.matcher(peek().text()).matches();
  }

  /// The cards of one word: `Kh`, or several written together as in `Kh9d2c`.
  List<LocatedValue<Card>> cards() {
    var word = next();
    if (!CARDS.matcher(word.text()).matches()) {
      throw word.error(
          word.quoted()
              + " is not a card; write a rank of A23456789TJQK and a suit of cdhs, as in Kh");
    }
    var cards = new ArrayList<LocatedValue<Card>>();
    for (var index = 0; index < word.text().length(); index += 2) {
      var text = word.text().substring(index, index + 2);
      var place = new Word(text, word.line(), word.column() + index);
      if (text.equals("Jk")) {
        throw place.error("there is no joker in this game");
      }
      cards.add(new LocatedValue<>(Card.parse(text), place));
    }
    return cards;
  }
}
