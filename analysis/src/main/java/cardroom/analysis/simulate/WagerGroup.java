package cardroom.analysis.simulate;

import java.util.List;

/// One or more kinds of wagers of a seat that a report names together.
///
/// @param column where a [TableTally] counts them
/// @param kinds their places in [SimulatedTable#wagers()]
public record WagerGroup(String name, int column, List<Integer> kinds) {

  public WagerGroup {
    kinds = List.copyOf(kinds);
  }

  public boolean sharesWith(WagerGroup other) {
    return kinds.stream().anyMatch(other.kinds()::contains);
  }
}
