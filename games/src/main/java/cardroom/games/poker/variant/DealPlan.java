package cardroom.games.poker.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

/// What the dealer does before a betting round, line by line. Every line knows what follows it, so
/// that a hand in which cards are dealt need not look for the line it is at.
public sealed interface DealPlan {

  /// A line of the plan, and what comes after it.
  record Line(DealStep now, DealPlan later) implements DealPlan {}

  /// Nothing more.
  record End() implements DealPlan {}

  static DealPlan of(DealStep... steps) {
    return of(List.of(steps));
  }

  static DealPlan of(List<DealStep> steps) {
    DealPlan plan = new End();
    for (ListIterator<DealStep> from = steps.listIterator(steps.size()); from.hasPrevious(); ) {
      plan = new Line(from.previous(), plan);
    }
    return plan;
  }

  /// Whether a line of that kind is still to come.
  default boolean has(DealStep.Kind kind) {
    for (DealPlan rest = this; rest instanceof Line line; rest = line.later()) {
      if (line.now().kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /// All its lines.
  default List<DealStep> steps() {
    var steps = new ArrayList<DealStep>();
    for (DealPlan rest = this; rest instanceof Line line; rest = line.later()) {
      steps.add(line.now());
    }
    return List.copyOf(steps);
  }
}
