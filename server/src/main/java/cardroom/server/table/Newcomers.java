package cardroom.server.table;

import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import cardroom.games.table.View.SeatView;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// People who sat down and have had no card yet. If only bots are in the round, it need not keep
/// them waiting: it is finished quickly.
final class Newcomers {
  /// A person who is not dealt in by then, by choice or by the rules, watches like everybody else.
  private static final long PATIENCE_MS = 60_000;

  private final Map<String, Long> waiting = new HashMap<>();
  private Set<String> known = new HashSet<>();
  private boolean hasLooked;

  /// After every change of the table; people seated at the first call are not newcomers.
  void follow(View view, long now) {
    Set<String> seated = new HashSet<>();
    for (SeatView seat : view.seats()) {
      if (isPerson(seat.player()) && !seat.tags().contains(SeatTag.SITTING_OUT)) {
        seated.add(seat.player());
      }
    }
    if (seated.isEmpty()) {
      // Bots among themselves, as at most tables of a hall.
      waiting.clear();
    } else {
      await(seated, view, now);
    }
    known = seated;
    hasLooked = true;
  }

  private void await(Set<String> seated, View view, long now) {
    if (hasLooked) {
      seated.stream().filter(name -> !known.contains(name)).forEach(name -> waiting.put(name, now));
    }
    waiting.keySet().retainAll(seated);
    waiting.keySet().removeAll(dealtIn(view));
    waiting.values().removeIf(since -> now - since > PATIENCE_MS);
  }

  /// Whether the table hurries for somebody.
  ///
  /// @param hasClosed who plays here and has closed the page: nothing is told to them, and nobody
  ///   hurries for them
  boolean areAwaited(View view, Predicate<String> hasClosed) {
    return isAnybodyThere(hasClosed)
        && dealtIn(view).stream().allMatch(hasClosed)
        && view.bank().map(View.BankView::player).filter(Newcomers::isPerson).stream()
            .allMatch(hasClosed);
  }

  /// Whether somebody who is watching waits for the next round.
  boolean isAnybodyThere(Predicate<String> hasClosed) {
    return !waiting.isEmpty() && waiting.keySet().stream().anyMatch(hasClosed.negate());
  }

  /// The people who have cards, except those who are leaving.
  private static Set<String> dealtIn(View view) {
    var staying =
        view.seats().stream()
            .filter(seat -> !seat.tags().contains(SeatTag.LEAVING))
            .map(SeatView::player)
            .collect(Collectors.toSet());
    return view.positions().stream()
        .filter(spot -> isPerson(spot.bettor()) && staying.contains(spot.bettor()))
        .filter(spot -> spot.hands().stream().anyMatch(hand -> !hand.cards().isEmpty()))
        .map(View.Spot::bettor)
        .collect(Collectors.toSet());
  }

  private static boolean isPerson(String name) {
    return !name.isEmpty() && !BotName.isBot(name);
  }
}
