package cardroom.cards.ranking;

import cardroom.cards.Rank;
import java.util.List;
import java.util.stream.Collectors;

/// How hands are named, the same for high, low and three cards.
final class RankingWords {
  private RankingWords() {}

  /// `nine-high`
  static String high(List<Rank> ranks) {
    return ranks.getFirst().word() + "-high";
  }

  /// `pair of kings with A-Q-7`
  static String pair(List<Rank> ranks) {
    return "pair of " + ranks.getFirst().plural() + with(ranks, 2);
  }

  /// `aces and kings with 7`
  static String twoPair(List<Rank> ranks) {
    return ranks.getFirst().plural() + " and " + ranks.get(2).plural() + with(ranks, 4);
  }

  /// `three kings with A-7`
  static String three(List<Rank> ranks) {
    return "three " + ranks.getFirst().plural() + with(ranks, 3);
  }

  /// `kings full of aces`
  static String fullHouse(List<Rank> ranks) {
    return ranks.getFirst().plural() + " full of " + ranks.getLast().plural();
  }

  /// `four kings with A`
  static String four(List<Rank> ranks) {
    return "four " + ranks.getFirst().plural() + with(ranks, 4);
  }

  /// ` with A-Q-7`: the ranks from that place on, or nothing when there are none.
  static String with(List<Rank> ranks, int from) {
    return from == ranks.size() ? "" : " with " + listed(ranks.subList(from, ranks.size()));
  }

  /// `8-5-4-2-A`
  static String listed(List<Rank> ranks) {
    return ranks.stream()
        .map(rank -> String.valueOf(rank.symbol()))
        .collect(Collectors.joining("-"));
  }
}
