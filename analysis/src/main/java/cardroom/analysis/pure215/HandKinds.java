package cardroom.analysis.pure215;

import cardroom.analysis.pure215.SplitHands.Way;
import java.util.ArrayList;
import java.util.List;

/// What distinguishes a finished hand: its total and its stake.
final class HandKinds {

  private static final int EVEN = 2;
  private static final int RESULTS = 5;

  private record Kind(int total, int stake) {}

  private final List<Kind> kinds = new ArrayList<>();

  HandKinds(List<Way> ways) {
    for (var way : ways) {
      if (of(way) < 0) {
        kinds.add(new Kind(way.total(), way.stake()));
      }
    }
  }

  int count() {
    return kinds.size();
  }

  /// A linear search on fields: a record's own `equals` takes long to link in a cold program.
  int of(Way way) {
    for (int kind = 0; kind < kinds.size(); kind++) {
      if (kinds.get(kind).total() == way.total() && kinds.get(kind).stake() == way.stake()) {
        return kind;
      }
    }
    return -1;
  }

  /// From chances by kind and ending to chances by ending and result, the largest loss first.
  double[][] results(double[][] byKind, PlayRules rules, BankEndings endings) {
    var table = new double[endings.count()][RESULTS];
    for (int ending = 0; ending < table.length; ending++) {
      for (int kind = 0; kind < kinds.size(); kind++) {
        var parts = parts(kinds.get(kind), endings.outcome(ending), rules);
        for (int result = 0; result < RESULTS; result++) {
          table[ending][result] += parts[result] * byKind[kind][ending];
        }
      }
    }
    return table;
  }

  /// The same for the sums of two hands.
  double[][] sums(double[][] byKinds, PlayRules rules, BankEndings endings) {
    var table = new double[endings.count()][2 * RESULTS - 1];
    for (int ending = 0; ending < table.length; ending++) {
      for (int first = 0; first < kinds.size(); first++) {
        var mine = parts(kinds.get(first), endings.outcome(ending), rules);
        for (int second = 0; second < kinds.size(); second++) {
          double chance = byKinds[first * kinds.size() + second][ending];
          if (chance != 0) {
            var others = parts(kinds.get(second), endings.outcome(ending), rules);
            add(mine, others, chance, table[ending]);
          }
        }
      }
    }
    return table;
  }

  private static void add(int[] first, int[] second, double chance, double[] sums) {
    for (int one = 0; one < RESULTS; one++) {
      for (int other = 0; first[one] != 0 && other < RESULTS; other++) {
        sums[one + other] += first[one] * second[other] * chance;
      }
    }
  }

  /// Every hand that begins goes bust unless it stands, so a standing hand is subtracted from the
  /// busts.
  private static int[] parts(Kind kind, int outcome, PlayRules rules) {
    var parts = new int[RESULTS];
    boolean isPush = outcome == BankHands.TRIPLE_EIGHT && rules.pushBustedOn888();
    int bust = EVEN - (isPush ? 0 : kind.stake());
    if (kind.total() == SplitHands.BEGUN) {
      parts[bust] = 1;
      return parts;
    }
    int result = outcome >= BankHands.BUST ? 1 : Integer.compare(kind.total(), outcome);
    parts[bust]--;
    parts[EVEN + kind.stake() * result]++;
    return parts;
  }
}
