package cardroom.analysis.pure215;

import cardroom.analysis.pure215.JointLaw.Case;
import cardroom.analysis.pure215.SplitHands.Way;
import java.util.ArrayList;
import java.util.List;

/// Adds up the joint law of game and bank for one up card.
final class JointUpcard {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final UpcardSolution solution;
  private final Upcard up;
  private final BankLevels levels;
  private final BankEndings endings;
  private final BankLaw law;
  private final double[] pureRuns;
  private final JointLaw joint;
  private final double[] reach = new double[HANDS.size()];
  private final List<Way> ways = new ArrayList<>();

  private JointUpcard(
      UpcardSolution solution, BankLevels levels, double[] pureRuns, JointLaw joint) {
    this.solution = solution;
    this.up = solution.up();
    this.levels = levels;
    this.endings = BankEndings.of(levels);
    this.law = up.law(levels, endings);
    this.pureRuns = pureRuns;
    this.joint = joint;
  }

  /// Without a wager on a run.
  static JointUpcard plain(UpcardSolution solution, JointLaw joint) {
    var up = solution.up();
    var levels = BankLevels.behind(up.rank(), up.rules().drawing(), PointRank.ACE);
    return new JointUpcard(solution, levels, new double[] {1}, joint);
  }

  static JointUpcard withRuns(UpcardSolution solution, BankRuns runs, JointLaw joint) {
    var levels = BankLevels.withRuns(runs, PointRank.ACE);
    return new JointUpcard(solution, levels, runs.pure(), joint);
  }

  void add(GameSolution game, RoundLaw round) {
    for (int first = 0; first < PointRank.COUNT; first++) {
      for (int second = first; second < PointRank.COUNT; second++) {
        double chance = game.chance(up.rank(), first, second);
        if (chance > 0) {
          begin(HANDS.pair(first, second), chance, round);
        }
      }
    }
    draw();
    play();
  }

  private void begin(int hand, double chance, RoundLaw round) {
    var rules = up.rules();
    boolean isEarly = rules.surrender() == PlayRules.Surrender.EARLY;
    boolean isSplit = HANDS.isPair(hand) && solution.policy().splits(HANDS.lowest(hand));
    if (UpcardSolution.isPure(hand)) {
      boolean takesEven = solution.value(hand) == 1;
      pure(takesEven ? 1 : 0, chance * solution.pure(hand));
      fixed(takesEven ? 1 : rules.purePays(), hand, chance);
    } else if (solution.policy().surrenders(hand)) {
      pure(isEarly ? -rules.forfeits() : -1, chance * solution.pure(hand));
      fixed(-rules.forfeits(), hand, chance);
    } else {
      pure(-1, chance * solution.pure(hand));
      if (isSplit) {
        split(HANDS.lowest(hand), chance, round);
      } else {
        played(hand, chance);
      }
    }
  }

  private void pure(double result, double chance) {
    for (int run = 0; run < pureRuns.length; run++) {
      joint.add(new Case(result, JointLaw.PURE, 0, run), chance * pureRuns[run]);
    }
  }

  private Case at(double result, int ending) {
    return new Case(
        result, endings.outcome(ending), endings.bustCards(ending), endings.run(ending));
  }

  private double[] chances(int hand) {
    var chances = new double[endings.count()];
    law.of(HANDS.key(hand), HANDS.cards(hand), chances, 0);
    return chances;
  }

  private void fixed(double result, int hand, double chance) {
    var chances = chances(hand);
    for (int ending = 0; ending < chances.length; ending++) {
      joint.add(at(result, ending), chance * chances[ending]);
    }
  }

  private void played(int hand, double chance) {
    boolean doubles = solution.policy().first(hand) == PlayerOption.DOUBLE;
    stand(hand, SplitHands.BEGUN, doubles ? 2 : 1, chance);
    if (!doubles) {
      reach[hand] += chance;
      return;
    }
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      if (next >= 0) {
        double drawn = up.chance(rank, HANDS.key(hand), HANDS.cards(hand));
        stand(next, HANDS.total(next), 2, chance * drawn);
      }
    }
  }

  private void stand(int hand, int total, int stake, double chance) {
    if (chance > 0) {
      long code = HeldCards.code(HANDS.key(hand), PointRank.ACE);
      ways.add(new Way(code, HANDS.cards(hand), total, stake, chance, chance));
    }
  }

  private void draw() {
    var order = HANDS.descending();
    for (int place = order.length - 1; place >= 0; place--) {
      int hand = order[place];
      if (reach[hand] > 0 && solution.policy().later(hand) == PlayerOption.STAND) {
        stand(hand, HANDS.total(hand), 1, reach[hand]);
      } else if (reach[hand] > 0) {
        for (int rank = 0; rank < PointRank.COUNT; rank++) {
          int next = HANDS.with(hand, rank);
          double chance = up.chance(rank, HANDS.key(hand), HANDS.cards(hand));
          if (next >= 0) {
            reach[next] += reach[hand] * chance;
          }
        }
      }
    }
  }

  private void play() {
    ways.sort(java.util.Comparator.comparingLong(Way::code));
    var kinds = new HandKinds(ways);
    var sums = new double[kinds.count()][endings.count()];
    var chances = new double[endings.count()];
    for (var way : ways) {
      java.util.Arrays.fill(chances, 0);
      law.of(HeldCards.key(way.code(), PointRank.ACE), way.cards(), chances, 0);
      var to = sums[kinds.of(way)];
      for (int ending = 0; ending < chances.length; ending++) {
        to[ending] += way.anys() * chances[ending];
      }
    }
    var results = kinds.results(sums, up.rules(), endings);
    for (int ending = 0; ending < results.length; ending++) {
      add(results[ending], ending, 1);
    }
  }

  private void add(double[] results, int ending, double chance) {
    for (int place = 0; place < results.length; place++) {
      joint.add(at(place - results.length / 2, ending), chance * results[place]);
    }
  }

  /// The hands treated as independent with the run, plus the correction for treating them jointly,
  /// which is spread over the runs.
  private void split(int pair, double chance, RoundLaw round) {
    var apart = SplitHandsLaw.apart(up, solution.policy(), pair, levels).results();
    var together = round.split(up.rank(), pair);
    var dealt = chances(HANDS.pair(pair, pair));
    for (int whole = 0; whole < together.results().length; whole++) {
      var change = together.results()[whole].clone();
      double mass = 0;
      for (int ending = 0; ending < apart.length; ending++) {
        if (isPartOf(ending, together.endings(), whole)) {
          mass += dealt[ending];
          add(apart[ending], ending, chance);
          for (int place = 0; place < change.length; place++) {
            change[place] -= apart[ending][place];
          }
        }
      }
      for (int ending = 0; ending < apart.length; ending++) {
        if (mass > 0 && isPartOf(ending, together.endings(), whole)) {
          add(change, ending, chance * dealt[ending] / mass);
        }
      }
    }
  }

  private boolean isPartOf(int ending, BankEndings wholes, int whole) {
    return endings.outcome(ending) == wholes.outcome(whole)
        && endings.bustCards(ending) == wholes.bustCards(whole);
  }
}
