package cardroom.scenarios.rounds;

import java.util.List;

/// The total of some cards, by section 3 of the rules and from their letters alone.
record Count(int points, boolean isSoft) {

  static Count of(List<String> cards) {
    var hard = cards.stream().mapToInt(Count::worth).sum();
    var hasAce = cards.stream().anyMatch(card -> card.startsWith("A"));
    return hasAce && hard + 10 <= 21 ? new Count(hard + 10, true) : new Count(hard, false);
  }

  private static int worth(String card) {
    var rank = card.charAt(0);
    if (rank == 'A') {
      return 1;
    }
    return isBonus(card) ? 10 : rank - '0';
  }

  static boolean isBonus(String card) {
    return "TJQK".indexOf(card.charAt(0)) >= 0;
  }

  /// An ace and a bonus card as the first two.
  static boolean isPure(List<String> cards) {
    return cards.size() == 2
        && cards.stream().anyMatch(card -> card.startsWith("A"))
        && cards.stream().anyMatch(Count::isBonus);
  }
}
