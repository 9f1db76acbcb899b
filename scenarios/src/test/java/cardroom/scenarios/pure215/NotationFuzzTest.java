package cardroom.scenarios.pure215;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.notation.script.NotationError;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.StringLength;

/// Whatever is written, the judge either reads it or says where it cannot.
@Tag("fuzz")
final class NotationFuzzTest {

  private static final List<String> ROUNDS =
      List.of(
          """
          house casino-club   game pure-21.5   bank $500  options resplit-aces=true
          seat 1  $50              Th 6d  hit 9s                           -> push      P215-888-1
          seat 2  $20  buster $5   Ah Ks                                   -> win $24   P215-OUT-2
          seat 3 by ann $40        Tc 6s  surrender                        -> lose $20  P215-888-3
          seat 4  $10  8h 8s  split 8h 3c double $10 Ts | split 8s Kd stand | 8d 9c -> win $20
          backline 3 by bob $10 buster $1 insurance $5 matches -> lose $5 of $10; buster win $1
          bank    seat 8           8c (8d) 8h                              -> lose $39
          fee bank -> $1 COL-CC215-1
          button -> seat 1
          """,
          """
          house casino-club   game three-card-poker
          seat 2  ante $10 pair-plus $5 six-card-bonus $1   Kh9d2c  play   -> ante win $10
          bank  seat 7  (Qs 7d) 4h
          """);

  private static final List<String> WORDS =
      List.of(
          "house",
          "seat",
          "bank",
          "backline",
          "by",
          "fee",
          "button",
          "->",
          ";",
          "|",
          "(",
          ")",
          "#",
          "$5",
          "$",
          "$0",
          "-1",
          "99999999999999999999",
          "$1,000",
          "8h",
          "Ac",
          "Jk",
          "Zz",
          "8h8h8h",
          "split",
          "hit",
          "stand",
          "double",
          "surrender",
          "insurance",
          "even-money",
          "play",
          "win",
          "lose",
          "push",
          "returned",
          "refused",
          "of",
          "P215-OUT-1",
          "buster",
          "red-flex",
          "game",
          "ante",
          "options",
          "a=b",
          "decks",
          "0",
          "1",
          "8",
          "schedule",
          "matches",
          "stays",
          "\n",
          "\u0000",
          "\uFEFF",
          "\uD800",
          "é",
          "limit",
          "stacks");

  /// Reads and plays; a complaint must point into the text.
  private static void isJudgedOrComplainedOf(String text) {
    try {
      WrittenRounds.judge(text).forEach(judged -> assertThat(judged.failures()).isNotNull());
    } catch (NotationError wrong) {
      assertThat(wrong.getMessage()).isNotBlank().doesNotContain("\n");
      assertThat(wrong.line()).isBetween(1, (int) Math.max(1, text.lines().count()));
      assertThat(wrong.column()).isPositive();
    }
  }

  @Property(seed = "215", tries = 800)
  void any_text_is_judged_or_complained_of(@ForAll @StringLength(max = 200) String text) {
    isJudgedOrComplainedOf(text);
    isJudgedOrComplainedOf("decks 8\n" + text);
  }

  @Property(seed = "215", tries = 2000, shrinking = ShrinkingMode.OFF)
  void a_mangled_round_is_judged_or_complained_of(@ForAll long seed) {
    var random = new Random(seed);
    var words = new ArrayList<>(List.of(some(ROUNDS, random).split("(?<=\\s)|(?=\\n)", -1)));
    for (var change = random.nextInt(5); change >= 0 && !words.isEmpty(); change--) {
      var at = random.nextInt(words.size());
      switch (random.nextInt(5)) {
        case 0 -> words.remove(at);
        case 1 -> words.add(at, some(WORDS, random) + " ");
        case 2 -> words.set(at, some(WORDS, random) + " ");
        case 3 -> words.add(words.get(at));
        default -> words.subList(at, words.size()).clear();
      }
    }
    isJudgedOrComplainedOf(String.join("", words));
  }

  @Property(seed = "215", tries = 800, shrinking = ShrinkingMode.OFF)
  void words_in_any_order_are_judged_or_complained_of(@ForAll long seed) {
    var random = new Random(seed);
    var text = new StringBuilder("house casino-club\n");
    for (var count = random.nextInt(40); count >= 0; count--) {
      text.append(some(WORDS, random)).append(' ');
    }
    isJudgedOrComplainedOf(text.toString());
    isJudgedOrComplainedOf(text.append("\nbank 8c (8d) 8h\n").toString());
  }

  @Example
  void a_text_of_nothing_but_splits_is_no_trouble() {
    isJudgedOrComplainedOf("decks 8\nseat 1 $10 8h 8s " + "split ".repeat(100_000));
    isJudgedOrComplainedOf("decks 8\nseat 1 $10 8h 8s " + "split 8h | ".repeat(10_000));
    isJudgedOrComplainedOf("options " + "a=b,".repeat(100_000) + "\nbank 8c 8d");
    isJudgedOrComplainedOf("options " + "x".repeat(1_000_000) + "=1\nbank 8c 8d");
  }

  private static String some(List<String> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }
}
