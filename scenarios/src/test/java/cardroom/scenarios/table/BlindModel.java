package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.Lineup;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.table.PokerState;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// What everybody owes, written from the rule book and kept by person: a player with a place in the
/// order of the big blind keeps it after leaving and sitting down again, and pays for anything that
/// postpones it.
final class BlindModel {
  private enum Debt {
    NEVER_PLAYED,
    NOTHING,
    MOVED_AWAY,
    MISSED
  }

  private static final class Person {
    int seat;
    boolean isSeated;
    Debt debt = Debt.NEVER_PLAYED;
    int waitsAt = -1;
    Entry says = Entry.NEW;

    Person(int seat) {
      this.seat = seat;
    }
  }

  private final int seats;
  private final Map<Player, Person> people = new HashMap<>();
  private final Map<Player, Integer> dealtAt = new HashMap<>();

  /// The seat from which the coming big blind is counted; 0 before the first hand.
  private int mark;

  private Player lastBig = new Player("nobody");
  private int lastPlayers;
  private int hand;

  BlindModel(int seats) {
    this.seats = seats;
  }

  /// @param before the table before the event
  /// @param after the table after it
  void note(PokerState before, Event event, PokerState after) {
    switch (event) {
      case SeatingEvent.Sat(var player, int seat, _, PokerPlayer.Entry entry) ->
          sat(before, player, seat, entry);
      case SeatingEvent.Left(var player, _) -> left(player);
      case SeatingEvent.Moved(var player, int seat, _) -> moves(before, player, seat);
      case PokerEvent.Entered(var player, var entry) -> person(player).says = entry;
      case PokerEvent.Began(_, var lineup) -> began(before, lineup);
      default -> {}
    }
    if (!(event instanceof PokerEvent.Missed)) {
      after.chairs().forEach(this::agrees);
    }
  }

  private Person person(Player player) {
    return Objects.requireNonNull(people.get(player), player.name());
  }

  private void sat(PokerState before, Player player, int seat, Entry entry) {
    var known = people.get(player);
    if (known == null) {
      people.put(player, new Person(seat));
    } else {
      moves(before, player, seat);
    }
    var person = person(player);
    person.isSeated = true;
    person.says = entry;
  }

  private void left(Player player) {
    person(player).isSeated = false;
    if (person(player).debt == Debt.NEVER_PLAYED) {
      people.remove(player);
    }
  }

  private int order(int seat) {
    return Math.floorMod(seat - mark - 1, seats);
  }

  private long ahead(PokerState table, Player player, int seat) {
    return table.chairs().stream()
        .filter(chair -> !chair.player().equals(player) && isThere(chair))
        .filter(chair -> !chair.player().equals(lastBig))
        .filter(chair -> order(chair.seat()) < order(seat))
        .count();
  }

  private static boolean isThere(PokerPlayer chair) {
    return !chair.isSittingOut() && !chair.isLeaving() && chair.stack().isPositive();
  }

  private void moves(PokerState table, Player player, int to) {
    var person = person(player);
    int from = person.seat;
    person.seat = to;
    person.says = person.debt == Debt.MOVED_AWAY ? Entry.WAITING : person.says;
    if (person.debt != Debt.NOTHING || mark == 0 || from == to) {
      return;
    }
    var others = new HashSet<Integer>();
    table.chairs().stream()
        .filter(chair -> !chair.player().equals(player))
        .forEach(chair -> others.add(chair.seat()));
    int round = Math.floorMod(to - from, seats);
    var onTheWay = others.stream().filter(seat -> Math.floorMod(seat - from, seats) < round);
    long passed = onTheWay.count();
    if (!others.contains(from) && (passed == 0 || passed == others.size())) {
      keepsHisPlace(others, from, to);
      return;
    }
    long was = ahead(table, player, from);
    if (!player.equals(lastBig) && ahead(table, player, to) > was) {
      person.debt = Debt.MOVED_AWAY;
      person.says = Entry.WAITING;
      person.waitsAt = (int) was;
    }
  }

  private void keepsHisPlace(Set<Integer> others, int from, int to) {
    if (from == mark) {
      mark = to;
      return;
    }
    boolean wasFirst = others.stream().noneMatch(seat -> order(seat) < order(from));
    boolean isFirst = others.stream().noneMatch(seat -> order(seat) < order(to));
    if (wasFirst && !isFirst) {
      mark = to == 1 ? seats : to - 1;
    } else if (isFirst && !wasFirst) {
      mark = to;
    }
  }

  private void began(PokerState table, Lineup lineup) {
    hand++;
    var big = table.at(lineup.big()).orElseThrow().player();
    for (var chair : table.chairs()) {
      if (isThere(chair) && mark > 0) {
        pays(table, chair, lineup);
      }
    }
    assertThat(big).as("hand %d: the big blind twice running", hand).isNotEqualTo(lastBig);
    button(table, lineup);
    for (var person : people.values()) {
      boolean passed = mark > 0 && (person.seat == mark || isReached(person.seat, lineup));
      boolean dealt = person.isSeated && lineup.seats().contains(person.seat);
      boolean waits = person.isSeated && isThere(table.at(person.seat).orElseThrow());
      if (dealt) {
        person.debt = Debt.NOTHING;
        person.waitsAt = -1;
        person.says = Entry.IN;
      } else if (passed && !waits && person.debt != Debt.NEVER_PLAYED) {
        person.says = person.debt == Debt.MISSED ? person.says : Entry.MISSED;
        person.debt = Debt.MISSED;
        person.waitsAt = -1;
      }
    }
    dealtAt.clear();
    lineup.seats().forEach(seat -> dealtAt.put(table.at(seat).orElseThrow().player(), seat));
    mark = lineup.big();
    lastBig = big;
  }

  /// Whether the big blind is this seat's or has passed it with this hand.
  private boolean isReached(int seat, Lineup lineup) {
    return order(seat) <= order(lineup.big());
  }

  /// The button moves on whenever three in good standing play (POKER-BTN-2); for fewer it is set
  ///
  private void button(PokerState table, Lineup lineup) {
    var there = table.chairs().stream().filter(BlindModel::isThere);
    long standing = there.filter(one -> person(one.player()).debt == Debt.NOTHING).count();
    if (standing > 2 && lastPlayers > 2 && standing == inTheirSeats(table)) {
      int before = table.last().orElseThrow().button();
      assertThat(lineup.button())
          .as("hand %d: the button stays, %s after %s", hand, lineup, table.last())
          .isNotEqualTo(before);
    }
    lastPlayers = lineup.seats().size();
  }

  /// How many in good standing sit where they were dealt into the last hand.
  private long inTheirSeats(PokerState table) {
    return table.chairs().stream()
        .filter(BlindModel::isThere)
        .filter(chair -> dealtAt.getOrDefault(chair.player(), 0) == chair.seat())
        .count();
  }

  /// Everybody who may play is dealt in and pays what they owe; a player who does not pay is not
  /// dealt in.
  private void pays(PokerState table, PokerPlayer chair, Lineup lineup) {
    int seat = chair.seat();
    var person = person(chair.player());
    boolean reached = isReached(seat, lineup) && !chair.player().equals(lastBig);
    boolean kills = person.says == Entry.KILLS && lineup.killer() == seat;
    boolean posts = person.says == Entry.POSTS_BIG || person.says == Entry.POSTS_BOTH;
    boolean free =
        switch (person.debt) {
          case NOTHING -> true;
          case NEVER_PLAYED -> person.says == Entry.NEW;
          case MOVED_AWAY ->
              person.says == Entry.WAITING && ahead(table, chair.player(), seat) <= person.waitsAt;
          case MISSED -> false;
        };
    var said =
        "hand %d: seat %d, %s, says %s, in %s"
            .formatted(hand, seat, person.debt, person.says, lineup);
    int place = lineup.place(seat);
    assertThat(place >= 0).as(said).isEqualTo(free || posts || kills || reached);
    if (place < 0) {
      return;
    }
    var row = table.row();
    boolean big = seat == lineup.big();
    boolean dueNow = reached && person.says != Entry.NEW;
    var live =
        kills
            ? row.bigBlind().times(2)
            : big || posts || dueNow
                ? row.bigBlind()
                : seat == lineup.small() ? row.smallBlind() : Money.ZERO;
    boolean total = person.debt == Debt.MISSED && posts && !big;
    assertThat(lineup.live().get(place)).as("live, " + said).isEqualTo(live);
    assertThat(lineup.dead().get(place))
        .as("dead, " + said)
        .isEqualTo(total ? row.smallBlind() : Money.ZERO);
  }

  /// The table has the same debts.
  private void agrees(PokerPlayer chair) {
    var person = person(chair.player());
    var who = "hand %d: %s, %s".formatted(hand, chair, person.debt);
    assertThat(chair.missed()).as("missed, " + who).isEqualTo(person.debt == Debt.MISSED);
    assertThat(chair.distance()).as("moved, " + who).isEqualTo(person.waitsAt);
    if (person.debt == Debt.NOTHING) {
      assertThat(chair.entry()).as(who).isEqualTo(Entry.IN);
    }
  }
}
