package cardroom.games.poker.table;

import static cardroom.games.poker.table.SeatCircle.after;
import static cardroom.games.poker.table.SeatCircle.before;
import static cardroom.games.poker.table.SeatCircle.isBetween;
import static cardroom.games.poker.table.SeatCircle.without;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.variant.ForcedBets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Who is dealt into the next hand, and where the button and the blinds go.
///
/// Players in good standing, newcomers and those who pay to come in are dealt in; a player who
/// waits comes in with a big blind and in no other way (POKER-MISS-1, LOWBALL-5).
final class NextLineup {
  private static final int PLAYERS_LEAST = 2;

  private final PokerSheet sheet;
  private final PokerState table;

  NextLineup(PokerSheet sheet, PokerState table) {
    this.sheet = sheet;
    this.table = table;
  }

  /// The next hand; empty while fewer than two can play.
  Optional<Lineup> next() {
    return sheet.variant().opensWith(ForcedBets.BLINDS) ? withButton() : withAnte();
  }

  /// Whether there is a next hand. Asked for after every action, and answered without working out
  /// where the blinds go.
  boolean isPossible() {
    int players = 0;
    for (var chair : table.chairs()) {
      players += plays(chair) ? 1 : 0;
    }
    return players >= PLAYERS_LEAST;
  }

  private boolean plays(PokerPlayer chair) {
    return table.isPresent(chair)
        && (sheet.variant().opensWith(ForcedBets.BLINDS)
            || table.affords(chair, table.row().ante()));
  }

  /// Everybody who has at least the ante plays (STUD-5); a button, if any, moves on by one player.
  private Optional<Lineup> withAnte() {
    var seats = table.chairs().stream().filter(this::plays).map(PokerPlayer::seat).toList();
    if (seats.size() < PLAYERS_LEAST) {
      return Optional.empty();
    }
    var none = seats.stream().map(_ -> Money.ZERO).toList();
    int button = sheet.variant().hasButton() ? after(seats, button()) : 0;
    return Optional.of(
        new Lineup(button, 0, 0, BlindPosts.inOrder(seats, button), none, none, 0, 0));
  }

  private Optional<Lineup> withButton() {
    var all = table.chairs().stream().filter(this::plays).map(PokerPlayer::seat).toList();
    if (all.size() < PLAYERS_LEAST) {
      return Optional.empty();
    }
    if (table.last().isEmpty()) {
      // Nobody has passed a blind yet: everybody comes in.
      return Optional.of(first(all));
    }
    var players = players();
    int next = after(due(all), lastBig());
    if (players.size() < 2) {
      return Optional.of(few(players, all, next));
    }
    if (players.size() == 2 && players.contains(next)) {
      return Optional.of(headsUp(players, next));
    }
    return Optional.of(sheet.customs().deadButton() ? dead(players, all) : full(players, all));
  }

  private int button() {
    return table.last().map(Lineup::button).orElse(table.setup().seats());
  }

  /// Who may have the next big blind: nobody twice in a row.
  private List<Integer> due(List<Integer> seats) {
    return seats.stream()
        .filter(seat -> table.at(seat).filter(PokerPlayer::paid).isEmpty())
        .toList();
  }

  private int lastBig() {
    return table.last().orElseThrow().big();
  }

  /// Who is dealt in wherever the blinds are: one player at a time who kills to come in,
  /// and a player who moved, as soon as the blind is no farther from them than it was.
  private List<Integer> players() {
    var killer = killer();
    return table.chairs().stream()
        .filter(table::isPresent)
        .filter(
            chair ->
                switch (chair.entry()) {
                  case IN, NEW, POSTS_BIG, POSTS_BOTH -> true;
                  case KILLS -> killer.filter(one -> one == chair.seat()).isPresent();
                  case WAITING -> isBackInPosition(chair);
                  case MISSED -> false;
                })
        .map(PokerPlayer::seat)
        .toList();
  }

  private Optional<Integer> killer() {
    var kills =
        table.chairs().stream()
            .filter(chair -> table.isPresent(chair) && chair.entry() == Entry.KILLS)
            .map(PokerPlayer::seat)
            .toList();
    return kills.isEmpty() ? Optional.empty() : Optional.of(after(kills, button()));
  }

  private boolean isBackInPosition(PokerPlayer chair) {
    return chair.distance() >= 0
        && !chair.missed()
        && BlindDistance.ahead(table, chair.player(), chair.seat()) <= chair.distance();
  }

  private Lineup first(List<Integer> all) {
    int button = after(all, button());
    int small = all.size() == 2 ? button : after(all, button);
    return posted(button, small, after(all, small), all);
  }

  /// Of two players the button posts the small blind.
  private Lineup headsUp(List<Integer> players, int big) {
    int small = after(players, big);
    return dealt(players, small, small, big);
  }

  /// At most one player is in good standing: the big blind goes to the next who waits, and a player
  /// it passes pays it too. So nobody comes in for less than they owe.
  private Lineup few(List<Integer> players, List<Integer> all, int next) {
    int other = players.isEmpty() ? next : players.getFirst();
    int big = other == next ? after(without(all, next), next) : next;
    return dealt(players, other, other, big);
  }

  /// The big blind moves on by one player; the small one and the button follow it seat by seat,
  /// whether anybody is left there or not.
  private Lineup dead(List<Integer> players, List<Integer> all) {
    var last = table.last().orElseThrow();
    int button = last.small();
    int small = last.big();
    return dealt(players, button, small, after(due(all), last.big()));
  }

  /// The button goes to the next player for whom the big blind that follows has not been paid, and
  /// among those to the one for whom it passes the fewest players. With two in good
  /// standing the button is set as for two players, so that those who wait do not all pay at once.
  private Lineup full(List<Integer> players, List<Integer> all) {
    // A player who posts to come in may sit between the button and the small blind.
    var settled = players.stream().filter(seat -> !posts(seat) && !isInFrontOfBlind(seat)).toList();
    var due = due(all);
    // With too few of them, a player who pays a big blind there may take the small blind's place.
    return Stream.of(settled, players, all)
        .flatMap(smalls -> onward(players, due, smalls).stream())
        .min(Comparator.comparingInt(line -> passes(due, line.big())))
        .filter(line -> players.size() > 2 || passes(due, line.big()) < 2)
        .orElseGet(() -> backward(players, due));
  }

  private int passes(List<Integer> due, int big) {
    return (int) due.stream().filter(seat -> isBetween(lastBig(), seat, big)).count();
  }

  private List<Lineup> onward(List<Integer> players, List<Integer> due, List<Integer> smalls) {
    var lineups = new ArrayList<Lineup>();
    var buttons = players.stream().filter(seat -> !isJumped(seat) && seat != button()).toList();
    for (int button : BlindPosts.inOrder(buttons, button())) {
      var others = without(smalls, button);
      int small = others.isEmpty() ? button : after(others, button);
      int big = after(without(due, button), small);
      boolean pays = players.contains(small) || isBetween(lastBig(), small, big);
      if (pays && small != button && big != small && isOnward(button, small, big)) {
        lineups.add(dealt(players, button, small, big));
      }
    }
    return lineups;
  }

  /// Still too few: the big blind moves on by one player, and the others come before it.
  private Lineup backward(List<Integer> players, List<Integer> due) {
    int big = after(due, lastBig());
    var others = without(players, big);
    int small = before(others, big);
    return dealt(players, before(without(others, small), small), small, big);
  }

  private boolean posts(int seat) {
    var entry = table.at(seat).orElseThrow().entry();
    return entry == Entry.POSTS_BIG || entry == Entry.POSTS_BOTH || entry == Entry.KILLS;
  }

  /// Whether this big blind comes after the last one and less than a round later, counted from the
  /// button.
  private boolean isOnward(int button, int small, int big) {
    int from = button();
    int last = lastBig() == from ? 0 : steps(from, lastBig());
    int next = steps(from, button) + steps(button, small) + steps(small, big);
    return next > last && next < last + table.setup().seats();
  }

  /// How far it is clockwise from one seat to another, all round when they are the same.
  private int steps(int from, int to) {
    int seats = table.setup().seats();
    return Math.floorMod(to - from - 1, seats) + 1;
  }

  private Lineup dealt(List<Integer> players, int button, int small, int big) {
    var all =
        Stream.of(players, passed(big), List.of(big)).flatMap(List::stream).distinct().toList();
    return posted(button, small, big, all);
  }

  private Lineup posted(int button, int small, int big, List<Integer> all) {
    return new BlindPosts(table, button, small, big).of(all);
  }

  /// The button skips a player who came in in front of it, or those after them would pay a blind
  /// twice (POKER-NEW-1, A-120).
  private boolean isJumped(int seat) {
    var stood =
        table
            .last()
            .filter(last -> last.seats().size() > 2)
            .filter(last -> last.place(seat) >= 0)
            .filter(last -> last.place(last.small()) < last.place(last.big()))
            .filter(last -> last.place(seat) < last.place(last.small()));
    return stood.isPresent() || isInFrontOfBlind(seat);
  }

  /// A newcomer between the last button and a big blind who is still there.
  private boolean isInFrontOfBlind(int seat) {
    return table
        .last()
        .filter(last -> last.seats().size() > 2 && !last.seats().contains(seat))
        .filter(last -> table.at(last.big()).filter(table::isPresent).isPresent())
        .filter(last -> isBetween(last.button(), seat, last.big()))
        .isPresent();
  }

  /// A player who waited for the big blind and saw it pass because of a departure comes in with it
  ///
  private List<Integer> passed(int big) {
    return table.chairs().stream()
        .filter(table::isWaiting)
        .map(PokerPlayer::seat)
        .filter(seat -> isBetween(lastBig(), seat, big))
        .toList();
  }

  /// Players who are away and whose blind has passed with this hand: the big one, or the small one
  /// that follows it (POKER-MISS-1, A-121).
  List<PokerPlayer> missing(Lineup next) {
    int from = table.last().map(Lineup::big).orElse(0);
    if (from == 0 || next.big() == 0) {
      return List.of();
    }
    return table.chairs().stream()
        .filter(chair -> !next.seats().contains(chair.seat()))
        .filter(chair -> !table.isPresent(chair) && chair.isKnown() && !chair.missed())
        .filter(chair -> chair.seat() == from || isBetween(from, chair.seat(), next.big()))
        .toList();
  }
}
