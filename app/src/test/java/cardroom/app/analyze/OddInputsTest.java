package cardroom.app.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/// Whatever is asked of `analyze` and `design` gets an answer, or one sentence for each fault.
final class OddInputsTest {

  private static final int TRIES = 10 * Integer.getInteger("cardroom.tries", 1);

  private static final List<String> HOUSES =
      List.of("casino-club", "ocean-view", "aviator", "bureau-standard");

  private static final List<String> NO_HOUSES = List.of("nowhere", "");

  private static final List<String> DECKS =
      List.of("1", "2", "3", "4", "5", "6", "7", "8", "infinite");

  private static final List<String> NO_DECKS = List.of("0", "9", "-1", "1.5", "one", "");

  private static final List<String> REMOVED =
      List.of(
          "",
          "Ah",
          "AhAsAdAc",
          "8c8d8h8s9c",
          "KsKs",
          "2c3c4c5c6c7c8c9cTcJcQcKcAc2d3d4d5d6d7d8d9dTdJdQdKdAd2h3h4h5h6h7h",
          "TcTdThTsJcJdJhJsQcQdQhQsKcKdKhKs");

  private static final List<String> NOT_THERE = List.of("AhX", "Jk", "ah,ks");

  private static final List<String> OPTIONS =
      List.of(
          "hit-soft-17=false",
          "split-hands-max=2",
          "split-hands-max=1",
          "resplit-aces=true",
          "double-split-aces=true",
          "surrender=none",
          "surrender=early",
          "surrender-forfeits=1/3",
          "insurance.offered=false",
          "insurance.pays=9 to 4",
          "even-money.offered=true",
          "bank-888=none",
          "pure-pays=3 to 2",
          "chart-1a.must-hit-to=0",
          "chart-1a.must-stand-from=22",
          "chart-1b.must-stand-from=12",
          "chart-1b.must-stand-from=21",
          "buster.pay-table=none",
          "buster.pay-table={3: 2 to 1, 4+: 5 to 1}",
          "red-flex.pay-table={1+: 1 to 1}",
          "red-flex.bonus-cards-have-suit=false",
          "penetration=1/1",
          "decks=6");

  private static final List<String> NO_OPTIONS =
      List.of(
          "split-hands-max=9",
          "chart-1a={must-hit-to: 20, must-stand-from: 12}",
          "buster.pay-table=7",
          "penetration=0/1",
          "decks-min=0",
          "qualifier=king",
          "pair-plus.pay-table=none",
          "pair-plus.pay-table={flush: 3 to 1}",
          "nonsense",
          "=",
          "hit-soft-17=");

  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(215);

  private String one(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  /// Mostly valid values, now and then invalid ones.
  private String either(List<String> there, List<String> notThere) {
    return one(random.nextInt(8) == 0 ? notThere : there);
  }

  private List<String> question() {
    var words = new ArrayList<String>();
    boolean isDesign = random.nextInt(8) == 0;
    words.add(isDesign ? "design" : "analyze");
    if (isDesign) {
      words.add(one(List.of("buster", "red-flex", "pair-plus", "six-card-bonus", "game")));
      words.addAll(List.of("--edge", one(List.of("5%", "0%", "99%", "100%", "-3%"))));
      words.addAll(List.of("--max", one(List.of("1", "250", "99999999999"))));
    } else {
      words.add(random.nextInt(4) == 0 ? "three-card-poker" : "pure-21.5");
      words.addAll(List.of("--removed", either(REMOVED, NOT_THERE)));
    }
    words.add("--json");
    if (random.nextInt(3) > 0) {
      words.addAll(List.of("--house", either(HOUSES, NO_HOUSES)));
    }
    if (random.nextInt(3) > 0) {
      words.addAll(List.of("--decks", either(DECKS, NO_DECKS)));
    }
    for (int options = random.nextInt(3); options > 0; options--) {
      words.addAll(List.of("--option", either(OPTIONS, NO_OPTIONS)));
    }
    if (!isDesign && random.nextInt(4) == 0) {
      words.add("--distribution");
    }
    if (!isDesign && random.nextInt(6) == 0) {
      words.addAll(
          List.of("--versus", one(List.of("decks=8", "house=aviator", "x", "decks=", ""))));
    }
    return words;
  }

  @Test
  void every_question_gets_figures_or_sentences() {
    for (int tries = 0; tries < TRIES; tries++) {
      var words = question();
      var ran = Ran.of(words.toArray(String[]::new));
      var all = String.join(" ", words) + "\n" + ran.err();
      assertThat(ran.status()).as(all).isIn(Status.DONE, Status.WRONG_USE);
      if (ran.status() == Status.DONE) {
        assertThat(ran.err()).as(all).isEmpty();
        assertThat(ran.out()).as(all).startsWith("{").doesNotContain("NaN", "Infinity");
      } else {
        assertThat(ran.out()).as(all).isEmpty();
        assertThat(ran.err().lines()).as(all).isNotEmpty();
        assertThat(ran.err()).as(all).doesNotContain("Exception", "cardroom.app", "\tat ");
      }
    }
  }
}
