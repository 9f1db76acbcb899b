package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.pure215.EngineJoint.Nets;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Game, Buster and Red Flex together equal every deal of a small shoe through the rules of the
/// table.
final class JointLawTest {

  private static SequencedMap<Card, Integer> shoe(String text) {
    var shoe = new LinkedHashMap<Card, Integer>();
    for (var word : text.split(" ", -1)) {
      shoe.put(Cards.parse(word.substring(1)).getFirst(), Integer.parseInt(word.substring(0, 1)));
    }
    return shoe;
  }

  private static Pure215Analysis analysis(Sheet sheet, Map<Card, Integer> shoe) {
    var cards = new ArrayList<Card>();
    shoe.forEach((card, count) -> cards.addAll(java.util.Collections.nCopies(count, card)));
    return Pure215Analysis.of(sheet, CardSupply.of(cards));
  }

  /// The law may differ by the dependence between three or four hands, and between the run and two
  /// hands at once.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          split-hands-max=1                        | 36h 38s 7Td 7Kc | 1e-13
          split-hands-max=2                        | 68h 7Td 7Qs     | 1e-13
          red-flex.bonus-cards-have-suit=false     | 68h 7Td 7Qs     | 1e-3
          buster.pay-table={3: 2 to 1, 4+: 9 to 2} | 56d 9Td 6Qs     | 1e-3
          """)
  @Tag("slow")
  void cases_have_the_chances_of_all_deals(String option, String cards, double distance) {
    var pair = option.split("=", 2);
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of(pair[0], pair[1])).sheet();
    var shoe = shoe(cards);
    var exact = analysis(sheet, shoe);
    var joint = exact.joint(exact.game().law());
    var dealt = EngineJoint.law(sheet, shoe, exact.game());
    assertThat(distance(exact, joint, dealt)).isLessThan(distance);
    ToDoubleFunction<JointLaw.Case> game = JointLaw.Case::game;
    var buster = earns(exact, SideBets.BUSTER);
    var redFlex = earns(exact, SideBets.RED_FLEX);
    assertThat(joint.covariance(game, buster))
        .isCloseTo(covariance(dealt, Nets::game, Nets::buster), within(1e-11));
    assertThat(joint.covariance(game, redFlex))
        .isCloseTo(covariance(dealt, Nets::game, Nets::redFlex), within(1e-11));
    assertThat(joint.covariance(buster, redFlex))
        .isCloseTo(covariance(dealt, Nets::buster, Nets::redFlex), within(1e-11));
    assertThat(joint.covariance(game, game))
        .isCloseTo(covariance(dealt, Nets::game, Nets::game), within(1e-11));
  }

  private static ToDoubleFunction<JointLaw.Case> earns(Pure215Analysis exact, SideBet bet) {
    return Objects.requireNonNull(exact.jointBonuses().get(bet.id()));
  }

  private static double distance(Pure215Analysis exact, JointLaw joint, Map<Nets, Double> dealt) {
    var mine = new LinkedHashMap<Nets, Double>();
    var buster = earns(exact, SideBets.BUSTER);
    var redFlex = earns(exact, SideBets.RED_FLEX);
    joint
        .chances()
        .forEach(
            (one, chance) ->
                mine.merge(
                    new Nets(one.game(), buster.applyAsDouble(one), redFlex.applyAsDouble(one)),
                    chance,
                    Double::sum));
    var all = new HashSet<>(mine.keySet());
    all.addAll(dealt.keySet());
    return all.stream()
            .mapToDouble(
                one -> Math.abs(mine.getOrDefault(one, 0.0) - dealt.getOrDefault(one, 0.0)))
            .sum()
        / 2;
  }

  private static double covariance(
      Map<Nets, Double> law, ToDoubleFunction<Nets> first, ToDoubleFunction<Nets> second) {
    double product = 0;
    double one = 0;
    double other = 0;
    for (var entry : law.entrySet()) {
      double chance = entry.getValue();
      product +=
          first.applyAsDouble(entry.getKey()) * second.applyAsDouble(entry.getKey()) * chance;
      one += first.applyAsDouble(entry.getKey()) * chance;
      other += second.applyAsDouble(entry.getKey()) * chance;
    }
    return product - one * other;
  }
}
