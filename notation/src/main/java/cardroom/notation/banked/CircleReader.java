package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.notation.banked.WrittenStep.Act;
import cardroom.notation.banked.WrittenStep.Draw;
import cardroom.notation.banked.WrittenStep.Split;
import cardroom.notation.banked.WrittenStep.Written;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Reads the cards and decisions of a circle's line, split hands nested in one another.
final class CircleReader {

  /// A pair is split a few times at most; a line with more is a mistake or an attack.
  private static final int SPLITS_MAX = 16;

  private final WordCursor line;
  private final Dialect dialect;
  private int splits;

  CircleReader(WordCursor line, Dialect dialect) {
    this.line = line;
    this.dialect = dialect;
  }

  /// The first cards and what follows.
  Written dealt() {
    var steps = new ArrayList<WrittenStep>();
    for (var card : someCards(dialect.firstCards())) {
      steps.add(new Draw(card.value(), card.word()));
    }
    decisions(steps, List.of());
    return new Written(Optional.empty(), steps);
  }

  /// What a bettor behind a seat decides, one word at a time.
  WrittenStep behind(Word word) {
    var shape = dialect.behind().get(word.text());
    if (shape == null) {
      var known = new TreeSet<>(dialect.behind().keySet());
      known.addAll(List.of("matches", "stays"));
      throw word.error(
          "%s is not something a backline bettor decides; it may be %s"
              .formatted(word.quoted(), String.join(", ", known)));
    }
    return switch (shape) {
      case AMOUNT -> new Act(word, Optional.of(line.amount("'" + word + "'").value()));
      case AMOUNT_IF_ANY -> new Act(word, amountIfAny(word));
      case PLAIN, CARD, AMOUNT_AND_CARD, HANDS -> new Act(word, Optional.empty());
    };
  }

  private List<LocatedValue<Card>> someCards(int most) {
    var cards = new ArrayList<LocatedValue<Card>>();
    while (line.isCards()) {
      cards.addAll(line.cards());
      if (cards.size() > most) {
        var extra = cards.get(most).word();
        throw extra.error(
            "%s is one card too many: a hand begins with %d; write what draws it, as in hit %s"
                .formatted(extra.quoted(), most, extra));
      }
    }
    return cards;
  }

  /// @param own the card a split hand begins with, which is not among its steps
  private void decisions(List<WrittenStep> steps, List<Card> own) {
    while (!line.atEnd() && !line.is("->") && !line.is("|")) {
      var step = decision(steps, own);
      if (step instanceof Split) {
        return;
      }
    }
  }

  /// Reads one decision with the card it draws.
  private WrittenStep decision(List<WrittenStep> steps, List<Card> own) {
    var word = line.next();
    var shape = dialect.decisions().get(word.text());
    if (shape == null && steps.size() + own.size() < dialect.firstCards()) {
      throw word.error(
          word.quoted() + " is not a card; write rank A23456789TJQK and suit cdhs, as in Th 9d");
    }
    if (shape == null) {
      throw word.error(
          "%s is not a decision; it may be %s, or -> and what must follow"
              .formatted(word.quoted(), known()));
    }
    var step =
        switch (shape) {
          case PLAIN, CARD -> new Act(word, Optional.empty());
          case AMOUNT -> new Act(word, Optional.of(line.amount("'" + word + "'").value()));
          case AMOUNT_IF_ANY, AMOUNT_AND_CARD -> new Act(word, amountIfAny(word));
          case HANDS -> split(word, held(steps, own));
        };
    steps.add(step);
    if (shape == Dialect.Shape.CARD || shape == Dialect.Shape.AMOUNT_AND_CARD) {
      someCards(1).forEach(card -> steps.add(new Draw(card.value(), card.word())));
    }
    return step;
  }

  private Optional<Money> amountIfAny(Word word) {
    return line.amountIfAny("'" + word + "'").map(LocatedValue::value);
  }

  private String known() {
    return dialect.decisions().keySet().stream().sorted().collect(Collectors.joining(", "));
  }

  private Split split(Word word, List<Card> pair) {
    if (++splits > SPLITS_MAX) {
      throw word.error("a line holds at most " + SPLITS_MAX + " splits");
    }
    var amount = amountIfAny(word);
    var first = branch();
    line.expect("|", "the second hand of the split belongs; separate the hands with |");
    var second = branch();
    agree(pair, first, second);
    return new Split(word, amount, first, second);
  }

  /// A split hand: its own card, the card it is dealt and what follows; or another split straight
  /// away.
  private Written branch() {
    var steps = new ArrayList<WrittenStep>();
    if (line.is(Pure215ChoiceId.SPLIT)) {
      var word = line.next();
      var again = split(word, List.of());
      again.second().first().ifPresent(card -> steps.add(new Draw(card.value(), card.word())));
      steps.add(again);
      return new Written(again.first().first(), steps);
    }
    var cards = someCards(2);
    if (cards.isEmpty()) {
      throw line.peek()
          .error(
              line.peek().quoted()
                  + " is written where a split hand belongs; write its cards, as in split 8h 3c | 8s Kd");
    }
    cards.stream().skip(1).forEach(card -> steps.add(new Draw(card.value(), card.word())));
    decisions(steps, List.of(cards.getFirst().value()));
    return new Written(Optional.of(cards.getFirst()), steps);
  }

  private static List<Card> held(List<WrittenStep> steps, List<Card> own) {
    var cards = new ArrayList<>(own);
    for (var step : steps) {
      if (step instanceof Draw(var card, _)) {
        cards.add(card);
      }
    }
    return cards;
  }

  /// The hands of a split begin with the cards of the pair, in their order.
  private static void agree(List<Card> pair, Written first, Written second) {
    if (pair.size() == 2) {
      agree(pair.get(0), first);
      agree(pair.get(1), second);
    }
  }

  private static void agree(Card card, Written hand) {
    hand.first()
        .filter(written -> written.value() != card)
        .ifPresent(
            written -> {
              throw written
                  .word()
                  .error(
                      "%s begins a hand of the split, but the pair has %s there"
                          .formatted(written.word().quoted(), card));
            });
  }
}
