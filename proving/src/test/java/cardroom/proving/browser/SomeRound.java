package cardroom.proving.browser;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/// A random round as people may write it down, right or wrong: always the same for a seed.
final class SomeRound {

  private final Random dice;
  private final List<Card> deck = new ArrayList<>(Cards.STANDARD_52);

  SomeRound(int seed) {
    this.dice = new Random(seed);
    Collections.shuffle(deck, dice);
  }

  static String one(Random dice, String... words) {
    return words[dice.nextInt(words.length)];
  }

  String text() {
    var isThree = dice.nextInt(4) == 0;
    var house =
        isThree
            ? "casino-club"
            : one(dice, "casino-club", "aviator", "ocean-view", "bureau-standard");
    var text =
        new StringBuilder(
            "house %s game %s".formatted(house, isThree ? "three-card-poker" : "pure-21.5"));
    text.append(dice.nextInt(3) == 0 ? "" : " bank $" + (5 + dice.nextInt(400)));
    text.append('\n');
    for (int seat = 1; seat < 7; seat++) {
      if (dice.nextInt(3) > 0) {
        text.append(isThree ? three(seat) : pure(seat)).append('\n');
      }
    }
    text.append(isThree ? "bank seat 7 (%s) %s\n".formatted(cards(2), cards(1)) : bank());
    // Now and then somebody writes nonsense.
    return dice.nextInt(12) == 0
        ? text.toString().replaceFirst(one(dice, "seat", "\\$", "bank", "[A-K][a-z]"), "%")
        : text.toString();
  }

  private String pure(int seat) {
    var side = one(dice, "", "", " buster $" + (1 + dice.nextInt(9)));
    var play =
        one(dice, "stand", "stand", "hit " + cards(1), "double " + cards(1), "surrender", "");
    return "seat %d $%d%s %s %s"
        .formatted(seat, 5 + 5 * dice.nextInt(12), side, cards(2), play)
        .strip();
  }

  private String bank() {
    return "bank seat 8 %s (%s)%s\n"
        .formatted(cards(1), cards(1), one(dice, "", "", " " + cards(1), " " + cards(2)));
  }

  private String three(int seat) {
    var side = one(dice, "", " pair-plus $" + (1 + dice.nextInt(9)));
    return "seat %d ante $%d%s %s %s"
        .formatted(
            seat, 5 + 5 * dice.nextInt(5), side, cards(3), one(dice, "play", "play", "fold"));
  }

  private String cards(int many) {
    var drawn = deck.subList(0, many);
    var text = drawn.stream().map(Card::toString).collect(Collectors.joining(" "));
    drawn.clear();
    return text;
  }
}
