package cardroom.houses.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.table.Chair.Entry;
import cardroom.games.poker.table.Lineup;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Keeps its own book of who has paid which blind, from the events alone, and complains when
/// somebody escapes one or pays it twice.
final class BlindBook {
  private final StakesRow row;
  private final Map<Player, Integer> seats = new HashMap<>();
  private final Map<Player, Entry> entries = new HashMap<>();

  /// The hand since which a player has been dealt in without a break.
  private final Map<Player, Integer> since = new HashMap<>();

  /// Every big blind that was paid in its turn, in order; a hand may have several.
  private final List<Paid> bigs = new ArrayList<>();

  private Optional<Lineup> last = Optional.empty();
  private int hand;

  private record Paid(Player player, int hand) {}

  BlindBook(StakesRow row) {
    this.row = row;
  }

  void note(PokerEvent event) {
    switch (event) {
      case PokerEvent.Sat(var player, int seat, _, var entry) -> {
        seats.put(player, seat);
        entries.put(player, entry);
      }
      case PokerEvent.Left(var player, _) -> {
        seats.remove(player);
        entries.remove(player);
        since.remove(player);
      }
      case PokerEvent.Moved(var player, int seat, int distance) -> {
        seats.put(player, seat);
        since.remove(player);
        entries.computeIfPresent(player, (_, was) -> distance >= 0 ? Entry.WAITING : was);
      }
      case PokerEvent.Entered(var player, var entry) -> entries.put(player, entry);
      case PokerEvent.Missed(var player) -> entries.put(player, Entry.MISSED);
      case PokerEvent.Began(_, var lineup) -> began(lineup);
      default -> {}
    }
  }

  private void began(Lineup lineup) {
    hand++;
    var dealt = new HashSet<Player>();
    lineup.seats().forEach(seat -> dealt.add(at(seat)));
    since.keySet().retainAll(dealt);
    last.ifPresent(before -> forward(before, lineup));
    posts(lineup);
    for (int seat : clockwise(lineup)) {
      boolean isBig = lineup.live().get(lineup.place(seat)).equals(row.bigBlind());
      boolean inTurn = seat == lineup.big() || (isBig && entryOf(seat) == Entry.IN);
      if (inTurn) {
        paid(at(seat));
      }
    }
    dealt.forEach(player -> since.putIfAbsent(player, hand));
    dealt.forEach(player -> entries.put(player, Entry.IN));
    missed(dealt, lineup);
    last = Optional.of(lineup);
  }

  /// The seats from the last big blind on, the new one at the end.
  private List<Integer> clockwise(Lineup lineup) {
    var order = new ArrayList<>(lineup.seats());
    int from = lineup.place(lineup.big()) + 1;
    java.util.Collections.rotate(order, -from);
    return order;
  }

  private Player at(int seat) {
    return seats.entrySet().stream()
        .filter(one -> one.getValue() == seat)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  private Entry entryOf(int seat) {
    return entries.getOrDefault(at(seat), Entry.IN);
  }

  /// Between two big blinds of a player everybody who was dealt in throughout pays exactly one.
  private void paid(Player player) {
    int before = -1;
    for (int i = 0; i < bigs.size(); i++) {
      before = bigs.get(i).player().equals(player) ? i : before;
    }
    if (before >= 0 && isThroughout(player, bigs.get(before).hand())) {
      int from = bigs.get(before).hand();
      var between = bigs.subList(before + 1, bigs.size()).stream().map(Paid::player).toList();
      for (var other : seats.keySet()) {
        // Who was dealt right in may have seen the blind go by free of charge.
        if (!other.equals(player) && isThroughout(other, from - 1)) {
          assertThat(between.stream().filter(other::equals).count())
              .as("hand %d: big blinds of %s between two of %s", hand, other, player)
              .isEqualTo(1);
        }
      }
    }
    bigs.add(new Paid(player, hand));
  }

  private boolean isThroughout(Player player, int from) {
    return since.getOrDefault(player, Integer.MAX_VALUE) <= from;
  }

  /// Whoever is in pays the blind of his place and nothing else; who comes in pays what he chose.
  private void posts(Lineup lineup) {
    for (int place = 0; place < lineup.seats().size(); place++) {
      int seat = lineup.seat(place);
      boolean isBlind = seat == lineup.small() || seat == lineup.big();
      var entry = last.isEmpty() ? Entry.IN : entryOf(seat);
      var dead = entry == Entry.POSTS_BOTH && !isBlind ? row.smallBlind() : Money.ZERO;
      assertThat(lineup.dead().get(place)).as("dead post of seat %d", seat).isEqualTo(dead);
      assertThat(allowed(entry, seat, lineup))
          .as("hand %d: live post of seat %d, %s, in %s", hand, seat, entry, lineup)
          .contains(lineup.live().get(place));
    }
    assertThat(lineup.small()).isNotEqualTo(lineup.big());
  }

  private Set<Money> allowed(Entry entry, int seat, Lineup lineup) {
    var big = row.bigBlind();
    if (seat == lineup.big()) {
      return Set.of(big);
    }
    if (entry == Entry.KILLS) {
      return Set.of(big.times(2), seat == lineup.small() ? row.smallBlind() : Money.ZERO);
    }
    boolean posts = entry == Entry.POSTS_BIG || entry == Entry.POSTS_BOTH;
    boolean isPassed = last.isPresent() && isBetween(last.get().big(), seat, lineup.big());
    if (posts || (isPassed && entry != Entry.NEW)) {
      return Set.of(big);
    }
    return Set.of(seat == lineup.small() ? row.smallBlind() : Money.ZERO);
  }

  /// Nobody who played the last hand and plays this one is passed over by the button, but who came
  /// in in front of it (POKER-NEW-1) and when two play.
  private void forward(Lineup before, Lineup now) {
    if (now.seats().size() == 2 || before.seats().size() == 2) {
      assertThat(now.big()).as("hand %d: twice running", hand).isNotEqualTo(before.big());
      return;
    }
    for (int seat : now.seats()) {
      boolean passed = isBetween(before.button(), seat, now.button());
      boolean held = before.place(seat) >= 0 && since.containsKey(at(seat));
      assertThat(passed && held && before.place(seat) > before.place(before.small()))
          .as("hand %d: the button passes seat %d, %s after %s", hand, seat, now, before)
          .isFalse();
    }
    assertThat(now.button()).as("hand %d: the button stays", hand).isNotEqualTo(before.button());
  }

  /// Who was there when a blind went by and is not dealt in owes it (POKER-MISS-1, A-121).
  private void missed(Set<Player> dealt, Lineup lineup) {
    for (var one : seats.entrySet()) {
      boolean absent = !dealt.contains(one.getKey()) && entries.get(one.getKey()) == Entry.IN;
      boolean passed =
          last.isPresent()
              && (one.getValue() == last.get().big()
                  || isBetween(last.get().big(), one.getValue(), lineup.big()));
      assertThat(absent && passed)
          .as("hand %d: the blind passes %s unnoticed", hand, one.getKey())
          .isFalse();
    }
  }

  private static boolean isBetween(int from, int at, int to) {
    return from < to ? at > from && at < to : at > from || at < to;
  }
}
