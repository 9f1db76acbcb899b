package cardroom.houses.lessons;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Setup.Stakes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A lesson as it is written: a table, the cards to be dealt, what the others do, and where the
/// learner is told or asked something.
///
/// ```
/// house casino-club
/// game pure-21.5
/// stakes schedule 1
/// seat 1 Ana $1000
/// seat 2 You $200
/// shoe Ts 6d 9h Td 7c
/// Ana take-bank $500
/// tell aim
/// choose stand stand
/// ```
record LessonScript(
    String house,
    String game,
    Stakes stakes,
    List<Chair> chairs,
    List<Card> shoe,
    List<NumberedLine> lines) {

  /// The learner's name at the table.
  static final String LEARNER = "You";

  record Chair(int seat, Player player, Money chips) {}

  record NumberedLine(int number, LessonLine line) {}

  static LessonScript read(String text) {
    return new Reader().read(text);
  }

  private static final class Reader {
    private final List<Chair> chairs = new ArrayList<>();
    private final List<Card> shoe = new ArrayList<>();
    private final List<NumberedLine> lines = new ArrayList<>();
    private String house = "";
    private String game = "";
    private Stakes stakes = new Stakes.Schedule(1);

    LessonScript read(String text) {
      var all = text.lines().toList();
      for (int i = 0; i < all.size(); i++) {
        var line = all.get(i).replaceFirst("#.*", "").strip();
        if (!line.isEmpty()) {
          line(i + 1, Arrays.asList(line.split("\\s+")));
        }
      }
      return new LessonScript(house, game, stakes, chairs, shoe, lines);
    }

    private void line(int number, List<String> words) {
      var rest = words.subList(1, words.size());
      switch (words.getFirst()) {
        case "house" -> house = rest.getFirst();
        case "game" -> game = rest.getFirst();
        case "stakes" -> stakes = stakes(rest);
        case "seat" -> chairs.add(chair(rest));
        case "shoe" -> rest.forEach(card -> shoe.add(Card.parse(card)));
        default -> lines.add(new NumberedLine(number, spoken(words.getFirst(), rest)));
      }
    }

    private static LessonLine spoken(String first, List<String> rest) {
      return switch (first) {
        case "tell" -> new LessonLine.Tell(rest.getFirst(), rest.size() > 1);
        case "choose" -> choose(rest.getFirst(), rest.subList(1, rest.size()));
        case "who" -> new LessonLine.Who(rest.getFirst(), question(rest.subList(1, rest.size())));
        case "fact" -> new LessonLine.Fact(rest.getFirst(), rest.subList(1, rest.size()));
        default -> new LessonLine.Move(first, saying(rest));
      };
    }

    private static LessonLine choose(String key, List<String> words) {
      var sayings = new ArrayList<LessonLine.Saying>();
      var from = 0;
      for (int i = 0; i <= words.size(); i++) {
        if (i == words.size() || words.get(i).equals("or")) {
          sayings.add(saying(words.subList(from, i)));
          from = i + 1;
        }
      }
      return new LessonLine.Choose(key, sayings);
    }

    private static WhoQuestion question(List<String> words) {
      return WhoQuestion.valueOf(String.join("_", words).toUpperCase(Locale.ROOT));
    }

    private static LessonLine.Saying saying(List<String> words) {
      var amount = words.stream().filter(word -> word.startsWith("$")).findFirst();
      var cards =
          words.stream().skip(1).filter(word -> !word.startsWith("$")).map(Card::parse).toList();
      return new LessonLine.Saying(words.getFirst(), amount.map(Money::parse), cards);
    }

    private static Chair chair(List<String> words) {
      return new Chair(
          Integer.parseInt(words.get(0)), new Player(words.get(1)), Money.parse(words.get(2)));
    }

    private static Stakes stakes(List<String> words) {
      if (words.getFirst().equals("schedule")) {
        return new Stakes.Schedule(Integer.parseInt(words.get(1)));
      }
      var limits = words.get(1);
      var dash = limits.indexOf('-');
      return new Stakes.Limit(
          Money.parse(limits.substring(0, dash)), Money.parse(limits.substring(dash + 1)));
    }
  }
}
