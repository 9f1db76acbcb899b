package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.Chair.Entry;
import cardroom.games.poker.variant.Forced;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who is dealt into the next hand, where the button goes and who posts what.
final class Lineups {
  private final PokerSheet sheet;
  private final Poker table;

  Lineups(PokerSheet sheet, Poker table) {
    this.sheet = sheet;
    this.table = table;
  }

  /// The next hand; empty while fewer than two can play.
  Optional<Lineup> next() {
    return sheet.variant().opensWith(Forced.BLINDS) ? withButton() : withAnte();
  }

  /// Everybody who has at least the ante plays (STUD-5); a button, if any, goes on by one player.
  private Optional<Lineup> withAnte() {
    var seats =
        table.chairs().stream()
            .filter(Chair::isPresent)
            .filter(chair -> !chair.stack().isLessThan(table.row().ante()))
            .map(Chair::seat)
            .toList();
    if (seats.size() < 2) {
      return Optional.empty();
    }
    var none = seats.stream().map(_ -> Money.ZERO).toList();
    int button = sheet.variant().hasButton() ? after(seats, button()) : 0;
    return Optional.of(new Lineup(button, 0, 0, from(seats, button), none, none, 0, 0));
  }

  private Optional<Lineup> withButton() {
    var players = seats(Entry.IN, Entry.NEW, Entry.POSTS_BIG, Entry.POSTS_BOTH, Entry.KILLS);
    var all = new ArrayList<>(players);
    all.addAll(seats(Entry.WAITING, Entry.MISSED));
    if (all.size() < 2) {
      return Optional.empty();
    }
    if (table.last().isEmpty() || players.size() < 2) {
      // Nobody has passed a blind yet, or nobody else is left: everybody comes in.
      players = List.copyOf(all);
    }
    if (players.size() == 2) {
      return Optional.of(two(players, all));
    }
    boolean dead = sheet.customs().deadButton() && table.last().isPresent();
    return Optional.of(dead ? dead(players, all) : full(players));
  }

  /// The big blind goes on by one player; the small one and the button follow it seat by seat,
  /// whether anybody is left there or not.
  private Lineup dead(List<Integer> players, List<Integer> all) {
    var last = table.last().orElseThrow();
    int button = last.small();
    int small = last.big();
    return dealt(players, button, small, after(all, small));
  }

  /// Two play; somebody who waits comes in when the big blind reaches him.
  private Lineup two(List<Integer> players, List<Integer> all) {
    int next = after(all, table.last().map(Lineup::big).orElse(0));
    if (table.last().isEmpty() || players.contains(next)) {
      return headsUp(players);
    }
    return full(players);
  }

  private List<Integer> seats(Entry... entries) {
    var wanted = List.of(entries);
    return table.chairs().stream()
        .filter(Chair::isPresent)
        .filter(chair -> wanted.contains(chair.entry()))
        .map(Chair::seat)
        .toList();
  }

  /// The first of these seats clockwise after that one.
  static int after(List<Integer> seats, int seat) {
    return seats.stream()
        .filter(one -> one > seat)
        .min(Integer::compare)
        .orElseGet(() -> seats.stream().min(Integer::compare).orElseThrow());
  }

  /// The button posts the small blind, and nobody the big one twice running.
  private Lineup headsUp(List<Integer> players) {
    int lastBig = table.last().map(Lineup::big).orElse(0);
    int big =
        players.contains(lastBig)
            ? after(players, lastBig)
            : after(players, after(players, button()));
    int small = after(players, big);
    return posted(small, small, big, players);
  }

  private int button() {
    return table.last().map(Lineup::button).orElse(table.setup().seats());
  }

  private Lineup full(List<Integer> players) {
    var waiting = new ArrayList<>(players);
    if (table.last().isPresent()) {
      waiting.addAll(seats(Entry.WAITING, Entry.MISSED));
    }
    var candidates = players.stream().filter(seat -> !isJumped(seat)).toList();
    boolean goesOn = candidates.stream().anyMatch(seat -> seat != button());
    int button = after(goesOn ? candidates : players, button());
    // Who posts to come in sits between the button and the small blind.
    var settled =
        seats(Entry.IN, Entry.NEW).stream().filter(seat -> !isInFrontOfBlind(seat)).toList();
    var smalls = table.last().isEmpty() || settled.size() < 2 ? players : settled;
    int small = after(smalls, button);
    int big = after(waiting, small);
    int lastBig = table.last().map(Lineup::big).orElse(0);
    if (big == lastBig || big == button || small == button) {
      // Too few have been here: newcomers and those who wait take the places after the button.
      small = after(waiting, button);
      big = after(waiting, small);
    }
    if (big == lastBig || big == button) {
      // Still too few: the big blind goes on by one, and the others stand before it.
      big = after(waiting, lastBig);
      small = before(players, big);
      button = before(players, small);
    }
    return dealt(players, button, small, big);
  }

  private Lineup dealt(List<Integer> players, int button, int small, int big) {
    var dealt = new ArrayList<>(players);
    var more = new ArrayList<>(players.contains(big) ? List.<Integer>of() : List.of(big));
    table.at(small).filter(chair -> isWaiting(chair)).ifPresent(_ -> more.add(small));
    more.addAll(atSamePosition(players, big));
    more.addAll(passed(big));
    more.stream().filter(seat -> !dealt.contains(seat)).forEach(dealt::add);
    return posted(button, small, big, dealt);
  }

  /// Who came in in front of the button is jumped by it, or those behind him would pay a blind
  /// twice (POKER-NEW-1, A-120).
  private boolean isJumped(int seat) {
    var stood =
        table
            .last()
            .filter(last -> last.seats().size() > 2)
            .filter(last -> last.place(seat) >= 0)
            .filter(last -> last.place(seat) < last.place(last.small()));
    return stood.isPresent() || isInFrontOfBlind(seat);
  }

  /// A newcomer between the last button and a big blind who is still there.
  private boolean isInFrontOfBlind(int seat) {
    return table
        .last()
        .filter(last -> last.seats().size() > 2 && !last.seats().contains(seat))
        .filter(last -> table.at(last.big()).filter(Chair::isPresent).isPresent())
        .filter(last -> isBetween(last.button(), seat, last.big()))
        .isPresent();
  }

  /// The first of these seats counter-clockwise before that one.
  private static int before(List<Integer> seats, int seat) {
    return seats.stream()
        .filter(one -> one < seat)
        .max(Integer::compare)
        .orElseGet(() -> seats.stream().max(Integer::compare).orElseThrow());
  }

  private static boolean isWaiting(Chair chair) {
    return chair.isPresent() && (chair.entry() == Entry.WAITING || chair.entry() == Entry.MISSED);
  }

  /// Who waited for the big blind and saw it go past by a departure comes in with it.
  private List<Integer> passed(int big) {
    return table.last().isEmpty()
        ? List.of()
        : seats(Entry.WAITING, Entry.MISSED).stream()
            .filter(seat -> isBetween(table.last().get().big(), seat, big))
            .toList();
  }

  /// Who changed his seat and waited is dealt in at the same distance from the big blind.
  private List<Integer> atSamePosition(List<Integer> players, int big) {
    return table.chairs().stream()
        .filter(chair -> chair.isPresent() && chair.entry() == Entry.WAITING)
        .filter(chair -> chair.distance() >= 0 && chair.seat() != big)
        .filter(chair -> distance(players, big, chair.seat()) == chair.distance())
        .map(Chair::seat)
        .toList();
  }

  /// How many of these seats lie clockwise between the big blind and a seat.
  static int distance(List<Integer> players, int big, int seat) {
    int count = 0;
    int at = after(players, big);
    while (at != seat && at != big && isBetween(big, at, seat) && count < players.size()) {
      count++;
      at = after(players, at);
    }
    return count;
  }

  static boolean isBetween(int from, int at, int to) {
    return from < to ? at > from && at < to : at > from || at < to;
  }

  /// These seats in the order of the deal, the first left of the button first.
  private static List<Integer> from(List<Integer> seats, int button) {
    var order = new ArrayList<Integer>();
    int seat = after(seats, button);
    for (int i = 0; i < seats.size(); i++) {
      order.add(seat);
      seat = after(seats, seat);
    }
    return order;
  }

  private Lineup posted(int button, int small, int big, List<Integer> dealt) {
    var order = from(dealt, button);
    var row = table.row();
    var live = new ArrayList<Money>();
    var dead = new ArrayList<Money>();
    int killer = 0;
    int jumped = 0;
    for (int one : order) {
      var entry = table.at(one).map(Chair::entry).orElse(Entry.IN);
      boolean isBlind = one == small || one == big;
      killer = entry == Entry.KILLS && killer == 0 && one != big ? one : killer;
      jumped = entry == Entry.POSTS_BIG && one == order.getFirst() && !isBlind ? one : jumped;
      live.add(live(one, small, big, entry, killer));
      dead.add(entry == Entry.POSTS_BOTH && !isBlind ? row.smallBlind() : Money.ZERO);
    }
    return new Lineup(button, small, big, order, live, dead, killer, jumped);
  }

  private Money live(int seat, int small, int big, Entry entry, int killer) {
    var row = table.row();
    if (seat == killer) {
      return row.bigBlind().times(2);
    }
    boolean posts = entry == Entry.POSTS_BIG || entry == Entry.POSTS_BOTH;
    if (seat == big || posts || isDueForBig(seat, big, entry)) {
      return row.bigBlind();
    }
    return seat == small ? row.smallBlind() : Money.ZERO;
  }

  /// A departure moved the big blind past him: he posts it where he sits, mostly in the small one's
  /// place.
  private boolean isDueForBig(int seat, int big, Entry entry) {
    boolean owes = entry == Entry.IN || entry == Entry.WAITING || entry == Entry.MISSED;
    return owes && table.last().filter(last -> isBetween(last.big(), seat, big)).isPresent();
  }

  /// Players who are away and whose blind has passed with this hand: the big one, or the small one
  /// that follows it (POKER-MISS-1, A-121).
  List<Chair> missing(Lineup next) {
    int from = table.last().map(Lineup::big).orElse(0);
    if (from == 0 || next.big() == 0) {
      return List.of();
    }
    return table.chairs().stream()
        .filter(chair -> !next.seats().contains(chair.seat()) && chair.entry() == Entry.IN)
        .filter(chair -> chair.seat() == from || isBetween(from, chair.seat(), next.big()))
        .toList();
  }
}
