package cardroom.bots.coach;

import cardroom.cards.Card;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// A situation to be decided, for practice.
///
/// @param hand what is held, in words
/// @param bank what the bank shows, in words
/// @param worths what each legal choice brings on average, per unit staked, by its id
/// @param why what the figures rest on
/// @param weight how much people lose here by mistakes: the larger, the more often it is practised
public record Lesson(
    List<Card> cards,
    Card up,
    String hand,
    String bank,
    Map<String, Double> worths,
    String why,
    double weight) {

  public Lesson {
    cards = List.copyOf(cards);
    worths = Map.copyOf(worths);
  }

  /// The same situation has the same name.
  public String id() {
    var id = new StringBuilder();
    cards.forEach(card -> id.append(card.rank().symbol()));
    return id.append('-').append(up.rank().symbol()).toString();
  }

  public String best() {
    return worths.entrySet().stream()
        .max(Comparator.comparingDouble(Map.Entry::getValue))
        .orElseThrow()
        .getKey();
  }

  /// What a choice costs against the best one, per unit staked.
  public double cost(String choice) {
    return worths.getOrDefault(best(), 0.0) - worths.getOrDefault(choice, 0.0);
  }

  /// `Surrendering`, to begin a sentence.
  public static String doing(String choice) {
    var words = DecisionWords.of(choice).doing();
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
