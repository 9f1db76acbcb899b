package cardroom.analysis.bank;

import cardroom.analysis.simulate.PlayChart;
import cardroom.games.banked.BankLimit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/// One seat against a short bank, every hand of one deck tried, written from the rule text: a
/// player who stands on twelve or more and on every ace, a bank that hits soft 17, and a Buster
/// wager.
///
/// It shares no code with the simulator.
final class ShortBankByHand {

  private static final List<String> UP_CARDS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "T");

  private final IntUnaryOperator busterPays;
  private final int[] left = {0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16};

  /// Probabilities by the result of the game wager (lost, pushed, won, pure) and the number of
  /// cards of a bust bank.
  private final double[][] chances = new double[4][25];

  /// @param busterPays to one, by the number of cards in a bust hand
  ShortBankByHand(IntUnaryOperator busterPays) {
    this.busterPays = busterPays;
    hands().forEach(this::against);
  }

  static PlayChart chart() {
    var rows = new LinkedHashMap<String, Map<String, String>>();
    for (var total = 4; total <= 21; total++) {
      rows.put("hard " + total, everywhere(total < 12 ? "hit" : "stand"));
    }
    for (var total = 12; total <= 21; total++) {
      rows.put("soft " + total, everywhere("stand"));
    }
    for (var pair : UP_CARDS) {
      rows.put("pair " + pair, everywhere(pair.matches("[2345]") ? "hit" : "stand"));
    }
    return PlayChart.of(rows);
  }

  private static Map<String, String> everywhere(String play) {
    var row = new LinkedHashMap<String, String>();
    UP_CARDS.forEach(up -> row.put(up, play));
    return row;
  }

  private Map<List<Integer>, Double> hands() {
    var hands = new HashMap<List<Integer>, Double>();
    draw(new int[11], 0, 1, hands);
    return hands;
  }

  private void draw(int[] held, int cards, double chance, Map<List<Integer>, Double> hands) {
    var hard = hard(held);
    if (cards >= 2 && (hard >= 12 || held[1] > 0)) {
      hands.merge(Arrays.stream(held).boxed().toList(), chance, Double::sum);
      return;
    }
    for (var card = 1; card <= 10; card++) {
      if (left[card] > 0) {
        var part = (double) left[card] / Arrays.stream(left).sum();
        left[card]--;
        held[card]++;
        draw(held, cards + 1, chance * part, hands);
        held[card]--;
        left[card]++;
      }
    }
  }

  private static int hard(int[] held) {
    var hard = 0;
    for (var card = 1; card <= 10; card++) {
      hard += card * held[card];
    }
    return hard;
  }

  private void against(List<Integer> hand, double chance) {
    var cards = 0;
    var hard = 0;
    for (var card = 1; card <= 10; card++) {
      left[card] -= hand.get(card);
      cards += hand.get(card);
      hard += card * hand.get(card);
    }
    var total = hand.get(1) > 0 && hard <= 11 ? hard + 10 : hard;
    bank(total, cards == 2 && total == 21, 0, false, 0, chance);
    for (var card = 1; card <= 10; card++) {
      left[card] += hand.get(card);
    }
  }

  private void bank(
      int player, boolean isPure, int hard, boolean hasAce, int cards, double chance) {
    var isSoft = hasAce && hard <= 11;
    var total = isSoft ? hard + 10 : hard;
    if (cards == 2 && total == 21) {
      chances[isPure ? 1 : 0][0] += chance;
      return;
    }
    if (cards >= 2 && (total > 17 || (total == 17 && !isSoft))) {
      // The player never busts, so three eights save nobody.
      var game = isPure ? 3 : total > 21 || player > total ? 2 : player == total ? 1 : 0;
      chances[game][total > 21 ? cards : 0] += chance;
      return;
    }
    var all = Arrays.stream(left).sum();
    for (var card = 1; card <= 10; card++) {
      if (left[card] > 0) {
        var part = (double) left[card] / all;
        left[card]--;
        bank(player, isPure, hard + card, hasAce || card == 1, cards + 1, chance * part);
        left[card]++;
      }
    }
  }

  /// What the bank earns on average, by the text of, the game wager settled first.
  double ev(BankLimit limit, double bank, double stake, double buster) {
    var ev = 0.0;
    for (var game = 0; game < 4; game++) {
      var due = new double[] {-stake, 0, stake, 1.2 * stake}[game];
      for (var cards = 0; cards < 25; cards = cards == 0 ? 3 : cards + 1) {
        var bonus = cards == 0 ? -buster : buster * busterPays.applyAsInt(cards);
        ev -= chances[game][cards] * paid(limit, bank, due, bonus);
      }
    }
    return ev;
  }

  private static double paid(BankLimit limit, double bank, double first, double second) {
    var one = Math.clamp(first, -bank, bank);
    return one
        + switch (limit) {
          case SEPARATE ->
              one == bank
                  ? 0
                  : Math.clamp(second, -(bank - Math.max(0, -one)), bank - Math.max(0, one));
          case NET -> Math.clamp(second, -(bank + one), bank - one);
          case GROSS -> Math.clamp(second, -(bank - Math.abs(one)), bank - Math.abs(one));
        };
  }
}
