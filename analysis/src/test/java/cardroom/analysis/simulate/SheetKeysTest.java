package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.cards.Shoe;
import cardroom.games.pure215.Sheet;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.houses.reading.SheetError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every key of every shipped sheet with every value that it may have: the simulator follows it as
/// the plain engine does, or refuses it by name.
final class SheetKeysTest {

  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final int ROUNDS = 8;

  /// For long ranges of numbers, such as hands in a turn of the bank, only the first and the last
  /// are tried; at the other houses, which have the same ranges, this applies to every range.
  private static final int MANY = 21;

  private static final Pattern COUNT = Pattern.compile("a whole number from (\\d+) to (\\d+)");

  /// Signs, clause references and fees move nothing between bank and bettors in a round.
  private static final Pattern NO_RULE_OF_PLAY =
      Pattern.compile("(cites|notices|schedules|fee)\\..*|house|title|game|example|notices");

  @ParameterizedTest
  @CsvSource({
    "casino-club, pure-21.5",
    "ocean-view, pure-21.5",
    "bureau-standard, pure-21.5",
    "aviator, pure-21.5",
    "casino-club, three-card-poker"
  })
  @Tag("slow")
  void every_value_of_every_key_is_honoured_or_refused_by_name(String house, String game) {
    var tried = 0;
    for (var key : CATALOGUE.load(house, game, Map.of()).values().keySet()) {
      if (!NO_RULE_OF_PLAY.matcher(key).matches()) {
        for (var value : values(house, game, key)) {
          tried += tries(house, game, key, value) ? 1 : 0;
        }
      }
    }
    assertThat(tried).isGreaterThan(50);
  }

  /// What the sheet's reader says is allowed there, with some amounts, odds and fractions.
  private static List<String> values(String house, String game, String key) {
    var values = new ArrayList<String>();
    for (var word : allowed(house, game, key).split(" or |, such as", -1)) {
      var count = COUNT.matcher(word);
      if (count.matches()) {
        var least = Integer.parseInt(count.group(1));
        var most = Integer.parseInt(count.group(2));
        var many = house.equals("casino-club") ? MANY : least;
        IntStream.rangeClosed(least, most)
            .filter(number -> number <= many || number == most)
            .mapToObj(String::valueOf)
            .forEach(values::add);
      } else if (word.startsWith("an amount")) {
        values.addAll(List.of("$0.25", "$1", "$2.50", "$15"));
      } else if (word.startsWith("odds")) {
        values.addAll(List.of("1 to 1", "6 to 5", "3 to 2", "7 to 3"));
      } else if (word.startsWith("a fraction")) {
        values.addAll(List.of("1/2", "1/3", "1/1"));
      } else if (word.startsWith("a list of ")) {
        values.addAll(orders(house, game));
      } else {
        values.add(word);
      }
    }
    return values;
  }

  private static String allowed(String house, String game, String key) {
    try {
      CATALOGUE.load(house, game, Map.of(key, "no-such-value"));
      throw new AssertionError(key + " takes anything");
    } catch (SheetError wrong) {
      return wrong.faults().stream()
          .filter(fault -> fault.contains("expected "))
          .map(fault -> fault.replaceFirst("(?s).*?expected ", ""))
          .findFirst()
          .orElseThrow();
    }
  }

  /// The wagers of the house forwards, backwards and rotated by one.
  private static List<String> orders(String house, String game) {
    var written =
        Optional.ofNullable(CATALOGUE.load(house, game, Map.of()).values().get("settlement-order"))
            .orElseThrow();
    var wagers = new ArrayList<>(List.of(written.replaceAll("[\\[\\]]", "").split(", ", -1)));
    var turned = new ArrayList<>(wagers.subList(1, wagers.size()));
    turned.add(wagers.getFirst());
    return Stream.of(wagers, wagers.reversed(), turned).map(List::toString).toList();
  }

  private static boolean tries(String house, String game, String key, String value) {
    LoadedSheet<?> loaded;
    try {
      loaded = CATALOGUE.load(house, game, Map.of(key, value));
    } catch (SheetError notASheet) {
      return false;
    }
    var random = new Random(key.hashCode());
    try {
      if (loaded.sheet() instanceof Sheet sheet) {
        pure215(RandomPlan.of(sheet, random), key + "=" + value);
      } else {
        var sheet = (cardroom.games.threecard.Sheet) loaded.sheet();
        threeCard(RandomThreeCardPlan.of(sheet, random), key + "=" + value);
      }
    } catch (IllegalArgumentException refused) {
      assertThat(refused).hasMessageStartingWith(key + "=" + value + " is not simulated");
    }
    return true;
  }

  private static void pure215(RandomPlan some, String said) {
    var plan = some.plan();
    var rules = new TableRules(plan);
    var shoe = new DealtShoe(new BlockRandom(5, 1), Shoe.of(plan.decks()));
    var round = new TableDues(rules, new TableRound(rules, shoe));
    var settlement = new BankSettlement(round, plan.sheet().bank().policy(), plan.bank().cents());
    var plain = new PlainRound(plan, some.charts());
    for (var number = 0; number < ROUNDS; number++) {
      shoe.shuffle();
      try {
        round.play();
      } catch (DealtShoe.OutOfCards _) {
        continue;
      }
      settlement.settle();
      assertThat(settlement.net)
          .as("%s: %s", said, shoe.round())
          .isEqualTo(TableRoundTest.nets(plain.play(shoe.round()), plan));
    }
  }

  private static void threeCard(ThreeCardPlan plan, String said) {
    var shoe = new DealtShoe(new BlockRandom(5, 1), Cards.STANDARD_52);
    var round = new ThreeCardRound(new ThreeCardRules(plan), shoe);
    var settlement = new BankSettlement(round, plan.sheet().bank().policy(), plan.bank().cents());
    for (var number = 0; number < ROUNDS; number++) {
      shoe.shuffle();
      round.play();
      settlement.settle();
      assertThat(settlement.net)
          .as("%s: %s", said, shoe.round())
          .isEqualTo(ThreeCardRoundTest.nets(plan, shoe.round()));
    }
  }
}
