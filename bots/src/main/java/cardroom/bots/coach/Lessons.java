package cardroom.bots.coach;

import cardroom.analysis.pure215.OpeningHand;
import cardroom.analysis.pure215.PlayerOption;
import cardroom.analysis.pure215.PointRank;
import cardroom.analysis.threecard.PlayWorth;
import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The situations of a sheet in which mistakes are costliest.
///
/// A mistake is costly when the situation is frequent and the next best choice much worse; yet the
/// more obvious the choice, the fewer people miss it. The weight of a situation is its chance,
/// times the gap to the next best choice, times a probability of error that falls with the gap.
public final class Lessons {

  private static final double PLAIN = 0.15;
  // This many for each card that the bank may show, so that none is left out.
  private static final int KEPT = 30;

  private Lessons() {}

  /// The costliest first; empty for a game whose choices cannot be weighed.
  public static Optional<List<Lesson>> of(Object sheet) {
    return switch (sheet) {
      case cardroom.games.pure215.Sheet pure ->
          Optional.of(dearest(OpeningHand.all(pure).stream().map(Lessons::of).toList()));
      case cardroom.games.threecard.Sheet three ->
          Optional.of(dearest(PlayWorth.openings(three).stream().map(Lessons::of).toList()));
      default -> Optional.empty();
    };
  }

  private static List<Lesson> dearest(List<Lesson> all) {
    var byWeight = Comparator.comparingDouble(Lesson::weight).reversed();
    var kept = new ArrayList<Lesson>();
    for (var up : Rank.values()) {
      all.stream()
          .filter(lesson -> lesson.weight() > 0 && lesson.up().rank() == up)
          .sorted(byWeight)
          .limit(KEPT)
          .forEach(kept::add);
    }
    kept.sort(byWeight);
    return List.copyOf(kept);
  }

  private static Lesson of(OpeningHand at) {
    var worths = new TreeMap<String, Double>();
    at.plays().forEach((play, worth) -> worths.put(play.word(), worth));
    return new Lesson(
        at.hand(),
        at.up(),
        total(at),
        shown(at.up()),
        worths,
        "Behind %s the bank goes over 21 in %.0f of 100 rounds. %s"
            .formatted(shown(at.up()), 100 * at.bankBusts(), at.bound())
            .strip(),
        weight(at.chance(), worths));
  }

  private static Lesson of(PlayWorth.Opening at) {
    var worth = at.worth();
    var worths = Map.of(ThreeCardChoiceId.PLAY, worth.play(), ThreeCardChoiceId.FOLD, -1.0);
    return new Lesson(
        at.hand(),
        at.exposed(),
        at.hand().getFirst().rank().word() + " high",
        article(at.exposed().rank().word()),
        worths,
        ThreeCardCoach.why(worth),
        weight(1, worths));
  }

  private static double weight(double chance, Map<String, Double> worths) {
    var sorted = new ArrayList<>(worths.values());
    sorted.sort(Comparator.reverseOrder());
    double gap = sorted.size() < 2 ? 0 : sorted.get(0) - sorted.get(1);
    return chance * gap * Math.exp(-gap / PLAIN);
  }

  private static String total(OpeningHand at) {
    var first = at.hand().get(0);
    if (at.plays().containsKey(PlayerOption.SPLIT)) {
      return isBonus(first) ? "two bonus cards" : "a pair of " + first.rank().plural();
    }
    int sum = at.hand().stream().mapToInt(card -> PointRank.points(PointRank.of(card))).sum();
    return at.hand().stream().anyMatch(card -> card.rank() == Rank.ACE)
        ? String.format(Locale.ROOT, "soft %d", sum + 10)
        : String.format(Locale.ROOT, "hard %d", sum);
  }

  private static boolean isBonus(Card card) {
    return PointRank.of(card) == PointRank.BONUS;
  }

  static String shown(Card up) {
    return isBonus(up) ? "a bonus card" : article(up.rank().word());
  }

  static String article(String word) {
    return ("ae".indexOf(word.charAt(0)) < 0 ? "a " : "an ") + word;
  }
}
