package cardroom.app.judge;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.GivenText;
import cardroom.houses.Catalogue;
import cardroom.notation.script.NotationError;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/// Mangled rounds of any game are either judged or reported as wrong.
@Tag("fuzz")
final class JudgeFuzzTest {

  private static final Catalogue CATALOGUE = Catalogue.packaged();

  private static final List<String> ROUNDS =
      List.of(
          """
          house ocean-view   game omaha-high-low   limit $4-$8   button 1   stacks $100
          deal    1 As2dKdQd   2 9h9c7d6d   3 AhJhTcTd
          before  1 calls  2 calls  3 checks              pot $12
          drop    $4                                      pot $8
          flop    4s5s9s   2 bets  3 folds  1 calls       pot $16
          turn    Ks       2 bets  1 calls                pot $32
          river   8h       2 bets  1 calls                pot $48
          high    2  nine-high straight   7d6d            wins $24
          low     1  8-5-4-2-A            As2d            wins $24
          """,
          """
          game texas-holdem  limit $4-$8  button 2  stacks 1 $100 2 $9 3 $50
          posts 3 $4
          deal    1 AsAd   2 KhKc   3 QdQc
          before  3 checks  1 raises  2 all-in  3 folds  1 calls
          flop    2s5s9s
          turn    3d
          river   8h
          ends    1 $10
          """,
          """
          house casino-club   game three-card-poker
          seat 2  ante $10 pair-plus $5 six-card-bonus $1   Kh9d2c  play   -> ante win $10
          bank  seat 7  (Qs 7d) 4h
          """,
          """
          house casino-club   bank $500
          seat 4  $10  8h 8s  split 8h 3c double $10 Ts | 8s Kd stand  -> win $20; win $10
          bank    seat 8           8c (8d) 8h
          """);

  private static final List<String> WORDS =
      List.of(
          "1",
          "2",
          "9",
          "0",
          "-1",
          "99999999999",
          "$",
          "$5",
          "$0",
          "$9999999999999999",
          "x",
          "As",
          "Jk",
          "AsAs",
          "->",
          ";",
          "|",
          "(",
          "#",
          "bets",
          "raises",
          "to",
          "calls",
          "folds",
          "checks",
          "all-in",
          "pot",
          "deal",
          "flop",
          "turn",
          "draw",
          "discard",
          "show",
          "shows",
          "posts",
          "dead",
          "kills",
          "kill",
          "button",
          "stacks",
          "limit",
          "spread",
          "$4-",
          "4-8-9",
          "game",
          "razz",
          "lowball",
          "refused",
          "ends",
          "high",
          "low",
          "exposed",
          "burned",
          "taken",
          "seat",
          "bank",
          "fold",
          "play",
          "options",
          "a=b",
          "=",
          "house",
          "nowhere",
          "drop");

  @Property(seed = "215", tries = 1200, shrinking = ShrinkingMode.OFF)
  void a_mangled_round_of_any_game_is_judged_or_complained_of(@ForAll long seed) {
    var random = new Random(seed);
    var words = new ArrayList<>(List.of(some(ROUNDS, random).split("(?<=\\s)|(?=\\n)", -1)));
    for (var change = random.nextInt(4); change >= 0 && !words.isEmpty(); change--) {
      var at = random.nextInt(words.size());
      switch (random.nextInt(5)) {
        case 0 -> words.remove(at);
        case 1 -> words.add(at, some(WORDS, random) + " ");
        case 2 -> words.set(at, some(WORDS, random) + " ");
        case 3 -> words.add(words.get(at));
        default -> words.subList(at, words.size()).clear();
      }
    }
    judged(String.join("", words));
  }

  private static void judged(String text) {
    try {
      for (var read : Notations.read(new GivenText("text", text), CATALOGUE)) {
        var played = read.play();
        assertThat(played.lines()).isNotNull();
        assertThat(played.json()).isNotEmpty();
      }
    } catch (NotationError wrong) {
      assertThat(wrong.getMessage()).isNotBlank();
    } catch (RuntimeException fault) {
      throw new AssertionError("fault on:\n" + text, fault);
    }
  }

  private static String some(List<String> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }
}
