package cardroom.bots;

import static cardroom.games.pure215.Pure215ChoiceId.DOUBLE;
import static cardroom.games.pure215.Pure215ChoiceId.HIT;
import static cardroom.games.pure215.Pure215ChoiceId.SPLIT;
import static cardroom.games.pure215.Pure215ChoiceId.STAND;
import static cardroom.games.pure215.Pure215ChoiceId.SURRENDER;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The usual basic strategy of blackjack (several decks, bank hits soft 17, doubles after splits).
///
/// Choices are listed in order of preference; the table offers what is legal.
final class BlackjackBook {

  private BlackjackBook() {}

  static List<String> wishes(List<Card> cards, List<Card> bank) {
    if (cards.size() < 2 || bank.isEmpty()) {
      return List.of(STAND, HIT);
    }
    var up = points(bank.getFirst());
    if (splits(cards, up)) {
      return List.of(SPLIT, HIT, STAND);
    }
    return isSoft(cards) ? soft(sum(cards) + 10, up) : hard(sum(cards), up);
  }

  private static boolean splits(List<Card> cards, int up) {
    if (cards.size() != 2 || cards.get(0).rank() != cards.get(1).rank()) {
      return false;
    }
    return switch (points(cards.getFirst())) {
      case 1, 8 -> true;
      case 2, 3, 7 -> up >= 2 && up <= 7;
      case 4 -> up == 5 || up == 6;
      case 6 -> up >= 2 && up <= 6;
      case 9 -> up >= 2 && up <= 9 && up != 7;
      default -> false;
    };
  }

  private static List<String> hard(int total, int up) {
    var isStrong = up == 1 || up >= 7;
    if ((total == 16 && (up == 1 || up >= 9)) || (total == 15 && (up == 1 || up == 10))) {
      return List.of(SURRENDER, HIT, STAND);
    }
    if (total == 17 && up == 1) {
      return List.of(SURRENDER, STAND);
    }
    if (total >= 17 || (total >= 13 && !isStrong) || (total == 12 && up >= 4 && up <= 6)) {
      return List.of(STAND, HIT);
    }
    var isDouble =
        total == 11 || (total == 10 && up >= 2 && up <= 9) || (total == 9 && up >= 3 && up <= 6);
    return isDouble ? List.of(DOUBLE, HIT) : List.of(HIT, STAND);
  }

  private static List<String> soft(int total, int up) {
    var from = total >= 17 ? 3 : total >= 15 ? 4 : 5;
    if (total <= 17) {
      return up >= from && up <= 6 ? List.of(DOUBLE, HIT) : List.of(HIT, STAND);
    }
    if (total == 18) {
      return up >= 2 && up <= 6
          ? List.of(DOUBLE, STAND)
          : up == 7 || up == 8 ? List.of(STAND) : List.of(HIT, STAND);
    }
    return total == 19 && up == 6 ? List.of(DOUBLE, STAND) : List.of(STAND);
  }

  private static boolean isSoft(List<Card> cards) {
    return cards.stream().anyMatch(card -> card.rank() == Rank.ACE) && sum(cards) <= 11;
  }

  private static int sum(List<Card> cards) {
    return cards.stream().mapToInt(BlackjackBook::points).sum();
  }

  private static int points(Card card) {
    return card.rank() == Rank.ACE ? 1 : Math.min(card.rank().index() + 2, 10);
  }
}
