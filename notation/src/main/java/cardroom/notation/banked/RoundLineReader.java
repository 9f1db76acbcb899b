package cardroom.notation.banked;

import cardroom.games.banked.BankedTerms;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads one line of a round of a banked game.
final class RoundLineReader {

  private final WordCursor line;
  private final BankedTerms terms;
  private final Dialect dialect;

  private RoundLineReader(List<Word> words, BankedTerms terms, Dialect dialect) {
    this.line = new WordCursor(words);
    this.terms = terms;
    this.dialect = dialect;
  }

  static RoundLine read(List<Word> words, BankedTerms terms, Dialect dialect) {
    var reader = new RoundLineReader(WordOrder.usual(words, terms, dialect), terms, dialect);
    var first = reader.line.next();
    return switch (first.text()) {
      case "seat" -> reader.seat(first);
      case "backline" -> reader.backline(first);
      case "bank" -> reader.bank(first);
      case "fee" -> reader.fee(first);
      case "button" -> reader.button(first);
      default ->
          throw first.error(
              first.quoted()
                  + " begins no line of a round; write seat, backline, bank, fee or button, or a"
                  + " header");
    };
  }

  private RoundLine seat(Word place) {
    var seat = seatNumber();
    var by = by();
    var stakes = stakes();
    var hand = new CircleReader(line, dialect).dealt();
    return new RoundLine.Betting(place, seat, by, false, Matching.NONE, stakes, hand, expected());
  }

  private RoundLine backline(Word place) {
    var seat = seatNumber();
    line.expect("by", "the bettor's name belongs; write it as: backline 3 by bob $10");
    var by = Optional.of(line.name().value());
    var stakes = stakes();
    var steps = new ArrayList<WrittenStep>();
    var matching = Matching.NONE;
    while (!line.atEnd() && !line.is("->")) {
      var word = line.next();
      switch (word.text()) {
        case "matches" -> matching = matching();
        case "stays" -> matching = Matching.NONE;
        default -> steps.add(new CircleReader(line, dialect).behind(word));
      }
    }
    var hand = new WrittenStep.Written(Optional.empty(), steps);
    return new RoundLine.Betting(place, seat, by, true, matching, stakes, hand, expected());
  }

  /// `matches` alone, or with the numbers of the raises that are matched.
  private Matching matching() {
    var word = line.peek();
    var isList =
        !line.atEnd()
            && !List.of("->", "matches", "stays").contains(word.text())
            && !dialect.behind().containsKey(word.text());
    return isList ? Matching.read(line.next()) : Matching.ALL;
  }

  private RoundLine bank(Word place) {
    Optional<Integer> seat = line.take("seat") ? Optional.of(seatNumber()) : Optional.empty();
    var by = by();
    var cards = new ArrayList<RoundLine.Lying>();
    var isDown = false;
    while (!line.atEnd() && !line.is("->")) {
      if (line.is("(") || line.is(")")) {
        var bracket = line.next();
        if (bracket.is("(") == isDown) {
          throw bracket.error(bracket.quoted() + " has no partner; write face-down cards as (8d)");
        }
        isDown = !isDown;
        continue;
      }
      for (var card : line.cards()) {
        cards.add(new RoundLine.Lying(card.value(), card.word(), isDown));
      }
    }
    if (isDown) {
      throw line.peek().error("the bracket is not closed; write face-down cards as (8d)");
    }
    return new RoundLine.Bank(place, seat, by, cards, expected());
  }

  private RoundLine fee(Word place) {
    var payer = payer();
    line.expect("->", "an arrow belongs; write it as: fee bank -> $0.50 COL-CC215-1");
    var expectation = new ExpectationReader(line, terms.wagers());
    var rules = expectation.rules();
    var amount = line.amount("the fee").value();
    rules.addAll(expectation.rules());
    end();
    return new RoundLine.Fee(place, payer, amount, rules);
  }

  private Position payer() {
    var word = line.next();
    return switch (word.text()) {
      case "bank" -> Position.BANK;
      case "seat" -> Position.seat(seatNumber());
      case "backline" -> {
        var seat = seatNumber();
        line.expect("by", "the bettor's name belongs; write it as: fee backline 3 by bob -> $1");
        yield Position.behind(seat, new Player(line.name().value()));
      }
      default ->
          throw word.error(word.quoted() + " pays no fee; write bank, seat 3 or backline 3 by bob");
    };
  }

  private RoundLine button(Word place) {
    line.expect("->", "an arrow belongs; write it as: button -> seat 3");
    line.expect("seat", "a seat belongs; write it as: button -> seat 3");
    var seat = seatNumber();
    end();
    return new RoundLine.Button(place, seat);
  }

  private int seatNumber() {
    var number = line.number("a seat");
    var seats = terms.circles().seats();
    if (number.value() < 1 || number.value() > seats) {
      throw number
          .word()
          .error("there is no seat %d; the table has 1 to %d".formatted(number.value(), seats));
    }
    return number.value();
  }

  private Optional<String> by() {
    return line.take("by") ? Optional.of(line.name().value()) : Optional.empty();
  }

  /// The main wager, with or without its name, and the others by their names.
  private List<RoundLine.Stake> stakes() {
    var stakes = new ArrayList<RoundLine.Stake>();
    while (line.isAmount() || isStake(line.peek())) {
      var stake = stake();
      if (stakes.stream().anyMatch(other -> other.wager().equals(stake.wager()))) {
        throw stake
            .word()
            .error("there are two %s wagers on this line; write one".formatted(stake.wager()));
      }
      stakes.add(stake);
    }
    if (stakes.isEmpty()) {
      var read = line.peek().quoted();
      throw line.peek()
          .error(read + " is written where a wager belongs; write an amount or " + wagers());
    }
    // A bonus wager may be written before the main one, but is placed after it.
    stakes.sort(Comparator.comparing(stake -> !stake.wager().equals(terms.main())));
    return stakes;
  }

  private RoundLine.Stake stake() {
    if (line.isAmount()) {
      var amount = line.amount("the wager");
      return new RoundLine.Stake(terms.main(), amount.value(), amount.word());
    }
    var wager = terms.wagers().named(line.next().text()).orElseThrow().id();
    var amount = line.amount(wager.label());
    return new RoundLine.Stake(wager, amount.value(), amount.word());
  }

  /// Wagers before the deal; insurance is a decision after it.
  private boolean isStake(Word word) {
    return WordOrder.isStake(word, terms, dialect);
  }

  private String wagers() {
    return Stream.concat(Stream.of(terms.main()), terms.bonus().stream())
        .map(wager -> wager + " and its amount")
        .collect(Collectors.joining(", "));
  }

  private List<Expectation> expected() {
    if (!line.take("->")) {
      end();
      return List.of();
    }
    var expected = new ExpectationReader(line, terms.wagers()).all();
    end();
    return expected;
  }

  private void end() {
    if (!line.atEnd()) {
      throw line.peek().error(line.peek().quoted() + " is one word too many on this line");
    }
  }
}
