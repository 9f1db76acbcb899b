package cardroom.games.table;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/// What a table waits for.
public sealed interface Need {

  /// Chance moves next.
  record Chance(Draw draw) implements Need {}

  /// These positions decide, together or one alone; the clock names how long the room gives them.
  record Decisions(Set<Position> who, Clock clock) implements Need {
    public Decisions {
      who = Collections.unmodifiableSet(new LinkedHashSet<>(who));
    }

    public static Decisions by(Collection<Position> who, Clock clock) {
      return new Decisions(new LinkedHashSet<>(who), clock);
    }
  }

  /// Nothing can happen until people come or act of their own accord.
  record Nothing() implements Need {}
}
