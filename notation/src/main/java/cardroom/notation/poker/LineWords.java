package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Walks the words of one line; brackets and bars are for the eye only.
final class LineWords {
  private static final String CARDS = "(?:(?:[A2-9TJQK][cdhs]|Jk))+";

  private final List<Word> line;
  private final List<Word> words;
  private int at;

  LineWords(List<Word> line) {
    this.line = line;
    this.words = line.stream().filter(word -> !"()|;".contains(word.text())).toList();
  }

  boolean atEnd() {
    return at >= words.size();
  }

  Word next(String wanted) {
    if (atEnd()) {
      throw error("the line ends where " + wanted + " belongs");
    }
    return words.get(at++);
  }

  boolean is(String text) {
    return !atEnd() && words.get(at).is(text);
  }

  boolean take(String text) {
    boolean found = is(text);
    at += found ? 1 : 0;
    return found;
  }

  boolean isSeat() {
    return matches("\\d{1,2}");
  }

  boolean isCards() {
    return matches(CARDS);
  }

  /// Cards of which some may be unknown.
  boolean isSlots() {
    return !atEnd() && WrittenCards.is(words.get(at).text());
  }

  List<Optional<Card>> slots() {
    if (!isSlots()) {
      throw error("cards belong here, as in AsKd or As??");
    }
    var slots = new ArrayList<Optional<Card>>();
    while (isSlots()) {
      slots.addAll(WrittenCards.read(next("cards").text()));
    }
    return slots;
  }

  /// Where an amount is optional it needs its dollar sign: a bare number is a seat.
  boolean isAmount() {
    return matches("\\$.*");
  }

  boolean isRule() {
    // A low hand such as 8-5-4-2-A consists of single characters.
    return matches("[A-Z0-9]+(?:-[A-Z0-9]+)+") && matches(".*[A-Z0-9]{2}.*");
  }

  private boolean matches(String regex) {
    return !atEnd() && words.get(at).text().matches(regex);
  }

  int seat() {
    if (!isSeat()) {
      throw error("a seat number belongs here");
    }
    return Integer.parseInt(next("a seat").text());
  }

  /// A seat and its amount, either first.
  SeatAmount seatAmount() {
    if (isAmount()) {
      var first = amount();
      return new SeatAmount(peek(), seat(), first);
    }
    return new SeatAmount(peek(), seat(), amount());
  }

  record SeatAmount(Word at, int seat, Money amount) {}

  List<Card> cards() {
    if (!isCards()) {
      throw error("cards belong here, as in AsKd");
    }
    var cards = new ArrayList<Card>();
    while (isCards()) {
      cards.addAll(Cards.parse(next("cards").text()));
    }
    return cards;
  }

  Money amount() {
    if (!isAmount() && !matches("\\d.*")) {
      throw error("an amount belongs here, as in $12");
    }
    var word = next("an amount");
    try {
      return Money.parse(word.text());
    } catch (IllegalArgumentException wrong) {
      throw word.error(word.quoted() + " is not an amount; write dollars such as $50 or $2.50");
    }
  }

  Optional<String> ruleIfAny() {
    return isRule() ? Optional.of(next("a rule").text()) : Optional.empty();
  }

  /// `-> refused RULE` after an action; the clause may be left out.
  Optional<String> refused() {
    take("->");
    return take("refused")
        ? Optional.of(ruleIfAny().orElse(WrittenHandPlay.ANY_RULE))
        : Optional.empty();
  }

  /// Leaves the rest of the line to another reader.
  void skip() {
    at = words.size();
  }

  /// Nothing is skipped silently.
  void finish() {
    if (!atEnd()) {
      throw error("nothing more belongs on this line");
    }
  }

  Word peek() {
    return atEnd() ? line.getLast() : words.get(at);
  }

  NotationError error(String sentence) {
    return peek().error(peek().quoted() + ": " + sentence);
  }
}
