package cardroom.games.banked;

import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The wagers of a game as one house offers them.
public final class Wagers<R> {
  private final List<Wager<R>> all;
  private final List<WagerId> order;
  private final Map<String, Wager<R>> named;
  private final WagerId main;
  private final List<WagerId> bonus;
  private final List<WagerId> layout;

  /// @param all in their order at a seat, including those that this house does not offer
  /// @param order in which the wagers at a bettor's place are settled
  public Wagers(List<Wager<R>> all, List<WagerId> order) {
    this.all = List.copyOf(all);
    this.order = List.copyOf(order);
    this.named =
        all.stream().collect(Collectors.toMap(wager -> wager.id().word(), Function.identity()));
    this.main =
        all.stream()
            .filter(wager -> wager.made() == Wager.Made.FIRST)
            .map(Wager::id)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("a game needs a first wager"));
    this.bonus = all.stream().filter(Wager::isBonus).map(Wager::id).toList();
    this.layout = all.stream().filter(Wager::hasArea).map(Wager::id).toList();
  }

  /// Every wager that the game knows.
  public List<Wager<R>> all() {
    return all;
  }

  /// The wager every bettor makes first.
  public WagerId main() {
    return main;
  }

  /// The others that may be placed before the deal.
  public List<WagerId> bonus() {
    return bonus;
  }

  /// The marked areas in front of each seat, in order.
  public List<WagerId> layout() {
    return layout;
  }

  /// In which order the wagers at a bettor's place are settled.
  public List<WagerId> order() {
    return order;
  }

  /// The wager with that name, offered or not.
  public Optional<Wager<R>> named(String word) {
    return Optional.ofNullable(named.get(word));
  }

  /// What an unlimited bank would do with one wager of a bettor.
  public List<Due> dues(R round, Bet bet, WagerId id) {
    var wager = named.get(id.word());
    return wager == null ? List.of() : wager.verdict().of(round, bet);
  }
}
