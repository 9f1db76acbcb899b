package cardroom.games.table;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/// What a table waits for.
public sealed interface Need {

  /// Chance moves next.
  record Chance(ChanceRequest draw) implements Need {}

  /// These positions decide, together or one alone; the clock names how long the room gives them.
  record Decisions(Set<Position> who, Clock clock) implements Need {
    public Decisions {
      who = kept(who);
    }

    public static Decisions by(Collection<Position> who, Clock clock) {
      return new Decisions(kept(who), clock);
    }

    /// Keeps the order given. Usually one decides alone, and a set of one is cheaper to make.
    private static Set<Position> kept(Collection<Position> who) {
      return who.size() == 1
          ? Set.of(who.iterator().next())
          : Collections.unmodifiableSet(new LinkedHashSet<>(who));
    }
  }

  /// Nothing can happen until people come, or act unasked.
  record Nothing() implements Need {}
}
