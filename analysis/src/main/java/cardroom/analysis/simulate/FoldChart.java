package cardroom.analysis.simulate;

import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.cards.ranking.Rankings;
import cardroom.games.threecard.Sheet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How a seat plays Three Card Poker: the weakest hand that it plays against each card that the
/// bank shows.
public final class FoldChart {

  private final int[] weakest = new int[13];

  private FoldChart() {}

  /// The best chart for a sheet: by the exposed card where the bank shows one in time.
  public static FoldChart best(Sheet sheet) {
    var analysis = new ThreeCardAnalysis(sheet, Cards.STANDARD_52);
    if (!sheet.cardExposedBeforeDecision()) {
      return blind(analysis.blindStrategy());
    }
    var strategy = new LinkedHashMap<String, String>();
    analysis.strategy().forEach((rank, hand) -> strategy.put(String.valueOf(rank.symbol()), hand));
    return of(strategy);
  }

  /// Reads a strategy as `analyze` prints it: by exposed rank, `Q92`, `always` or `never`.
  ///
  /// @throws IllegalArgumentException in one sentence that names the rank
  public static FoldChart of(Map<String, String> strategy) {
    var chart = new FoldChart();
    for (var rank : Rank.values()) {
      var words = strategy.get(String.valueOf(rank.symbol()));
      if (words == null) {
        throw new IllegalArgumentException(
            "the chart says nothing for an exposed %s; it needs a hand for each of the thirteen ranks"
                .formatted(rank.symbol()));
      }
      chart.weakest[rank.index()] = strength(words);
    }
    for (var name : strategy.keySet()) {
      if (name.length() != 1 || "23456789TJQKA".indexOf(name.charAt(0)) < 0) {
        throw new IllegalArgumentException(
            "'%s' is not a rank; ranks are A23456789TJQK".formatted(name));
      }
    }
    return chart;
  }

  /// The same hand whatever the bank shows.
  public static FoldChart blind(String words) {
    var chart = new FoldChart();
    Arrays.fill(chart.weakest, strength(words));
    return chart;
  }

  private static int strength(String words) {
    return switch (words) {
      case "always" -> 0;
      case "never" -> Integer.MAX_VALUE;
      default -> {
        if (!words.matches("[2-9TJQKA]{3}")) {
          throw new IllegalArgumentException(
              "'%s' is not the weakest hand to play; write three ranks such as Q64, always or never"
                  .formatted(words));
        }
        var cards = List.of(card(words, 0), card(words, 1), card(words, 2));
        yield Rankings.THREE_CARD.rank(cards).strength();
      }
    };
  }

  private static Card card(String ranks, int place) {
    return Card.parse("" + ranks.charAt(place) + "cdh".charAt(place));
  }

  /// The least strength that plays against a card of that rank.
  public int weakest(Rank exposed) {
    return weakest[exposed.index()];
  }

  /// Whether it looks at no card of the bank.
  public boolean isBlind() {
    return Arrays.stream(weakest).distinct().count() == 1;
  }
}
