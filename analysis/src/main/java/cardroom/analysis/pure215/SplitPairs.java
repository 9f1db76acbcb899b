package cardroom.analysis.pure215;

import cardroom.analysis.pure215.SplitHands.Way;
import java.util.Arrays;
import java.util.List;

/// The results of one hand of a split pair, and of two hands together, with how the bank ends.
///
/// Two hands and the bank draw from one shoe. The probability that they end with given cards
/// depends on all their cards together, so every sum of two hands is considered once, with the
/// bank's law when those cards are gone. Nothing is left out.
final class SplitPairs {

  /// Two hands whose second cards are of other ranks; one of those and one with any; two with any.
  static final int OTHERS = 0;

  static final int MIXED = 1;
  static final int ANYS = 2;

  private final Upcard up;
  private final int pair;
  private final List<Way> ways;
  private final BankLaw law;
  private final BankEndings endings;
  private final HandKinds kinds;
  private final double[][][][] singles;
  private final double[][][][] pairs;

  /// @param extraMax the most further cards of the pair's rank that are known to be gone
  /// @param levels the bank's hands, preferably folded with the pair's rank last
  SplitPairs(Upcard up, Policy policy, int pair, int extraMax, BankLevels levels) {
    this.up = up;
    this.pair = pair;
    this.ways = SplitHands.of(up.rules(), policy, pair);
    this.endings = BankEndings.of(levels);
    this.law = up.law(levels, endings);
    this.kinds = new HandKinds(ways);
    singles = new double[extraMax + 1][2][][];
    pairs = new double[extraMax + 1][3][][];
    for (int extra = 0; extra <= extraMax; extra++) {
      single(extra);
    }
  }

  /// Treats each pair of hands jointly.
  void together() {
    new Sums().add();
  }

  BankEndings endings() {
    return endings;
  }

  /// One hand by the bank's ending: the probabilities of losing two or one, a push, winning one or
  /// two.
  double[][] single(int extra, boolean isAny) {
    return singles[extra][isAny ? 1 : 0];
  }

  /// Two hands by the bank's ending: the probabilities of their sum from minus four to four.
  double[][] both(int extra, int which) {
    return pairs[extra][which];
  }

  private void single(int extra) {
    var sums = new double[2][kinds.count()][endings.count()];
    var chances = new double[endings.count()];
    for (var way : ways) {
      double chance = chances(way.code(), way.cards(), 1, extra, chances);
      var others = sums[0][kinds.of(way)];
      var anys = sums[1][kinds.of(way)];
      for (int ending = 0; chance > 0 && ending < chances.length; ending++) {
        others[ending] += way.others() * chances[ending];
        anys[ending] += way.anys() * chances[ending];
      }
    }
    for (int type = 0; type < 2; type++) {
      singles[extra][type] = kinds.results(sums[type], up.rules(), endings);
    }
  }

  /// The probabilities that this many hands hold exactly these cards, drawn in a given order, and
  /// that the bank ends in each way.
  private double chances(long code, int cards, int hands, int extra, double[] chances) {
    Arrays.fill(chances, 0);
    long key = HeldCards.key(code, pair);
    double chance = up.drawn(key - hands * HeldCards.one(pair), cards - hands, pair, 2 + extra);
    if (chance > 0) {
      int elsewhere = 2 + extra - hands;
      law.of(key + elsewhere * HeldCards.one(pair), cards + elsewhere, chances, 0);
      for (int ending = 0; ending < chances.length; ending++) {
        chances[ending] *= chance;
      }
    }
    return chance;
  }

  /// The cards of two hands together.
  private final class Sums {
    private final Way[] each = ways.toArray(Way[]::new);
    private final int[] kindOf = ways.stream().mapToInt(kinds::of).toArray();
    private final CodeTable codes = new CodeTable();
    private final int extras = pairs.length;
    private final int width = endings.count();
    private final double[] laws;

    Sums() {
      for (int first = 0; first < each.length; first++) {
        for (int second = first; second < each.length; second++) {
          codes.add(each[first].code() + each[second].code());
        }
      }
      codes.sort();
      laws = new double[codes.size() * extras * width];
      judge();
    }

    private void judge() {
      var chances = new double[width];
      for (int place = 0; place < codes.size(); place++) {
        long code = codes.at(place);
        for (int extra = 0; extra < extras; extra++) {
          chances(code, HeldCards.cards(code), 2, extra, chances);
          System.arraycopy(chances, 0, laws, (place * extras + extra) * width, width);
        }
      }
    }

    void add() {
      int pairKinds = kinds.count() * kinds.count();
      var sums = new double[extras][3][pairKinds][width];
      for (int first = 0; first < each.length; first++) {
        for (int second = first; second < each.length; second++) {
          int place = codes.place(each[first].code() + each[second].code());
          int kind = kindOf[first] * kinds.count() + kindOf[second];
          for (int extra = 0; extra < extras; extra++) {
            add(each[first], each[second], (place * extras + extra) * width, sums[extra], kind);
          }
        }
      }
      for (int extra = 0; extra < extras; extra++) {
        for (int which = 0; which < 3; which++) {
          pairs[extra][which] = kinds.sums(sums[extra][which], up.rules(), endings);
        }
      }
    }

    private void add(Way first, Way second, int at, double[][][] sums, int kind) {
      boolean isSame = first.equals(second);
      double others = (isSame ? 1 : 2) * first.others() * second.others();
      double mixed = first.others() * second.anys() + (isSame ? 0 : second.others() * first.anys());
      double anys = (isSame ? 1 : 2) * first.anys() * second.anys();
      var toOthers = sums[OTHERS][kind];
      var toMixed = sums[MIXED][kind];
      var toAnys = sums[ANYS][kind];
      for (int ending = 0; ending < width; ending++) {
        double chance = laws[at + ending];
        toOthers[ending] += others * chance;
        toMixed[ending] += mixed * chance;
        toAnys[ending] += anys * chance;
      }
    }
  }
}
