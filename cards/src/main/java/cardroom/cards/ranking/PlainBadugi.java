package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Badugi, played in other rooms: the most cards of different ranks and suits win, then the lowest.
record PlainBadugi() implements HandRanking {
  @Override
  public int strength(long cards) {
    return rank(Cards.ofBits(cards)).strength();
  }

  @Override
  public HandRank rank(List<Card> cards) {
    List<Card> best = List.of();
    for (int set = 1; set < 1 << cards.size(); set++) {
      var chosen = new ArrayList<Card>();
      for (int i = 0; i < cards.size(); i++) {
        if ((set >> i & 1) != 0) {
          chosen.add(cards.get(i));
        }
      }
      chosen.sort(Comparator.comparingInt(card -> -height(card.rank())));
      best = isRainbow(chosen) && strength(chosen) > strength(best) ? chosen : best;
    }
    List<Rank> ranks = best.stream().map(Card::rank).toList();
    return new HandRank(LowCategory.NO_PAIR, ranks, best, strength(best));
  }

  private static boolean isRainbow(List<Card> cards) {
    return cards.stream().map(Card::rank).distinct().count() == cards.size()
        && cards.stream().map(Card::suit).distinct().count() == cards.size();
  }

  private static int strength(List<Card> cards) {
    int key = cards.size();
    for (int i = 0; i < 4; i++) {
      key = key << 4 | (i < cards.size() ? 14 - height(cards.get(i).rank()) : 0);
    }
    return key;
  }

  /// The ace is low: 1; the king 13.
  private static int height(Rank rank) {
    return rank == Rank.ACE ? 1 : rank.index() + 2;
  }
}
