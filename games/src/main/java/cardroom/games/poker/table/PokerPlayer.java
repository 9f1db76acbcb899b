package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.seating.Occupant;
import cardroom.games.seating.SeatStanding;
import cardroom.games.table.Player;

/// A player in their seat.
///
/// @param stack the chips in front of them; they change only by transfers
/// @param entry what they owe the blinds
/// @param distance how many players the coming big blind would have reached before this one, who
///   moved away from it and waits for that again; -1 for everybody else
/// @param paid whether the last big blind was theirs: the next is not, wherever they move
/// @param missed whether a blind has passed them since they were last dealt in (POKER-MISS-1): they
///   owe it however they choose to come back, and take it with them when they leave
public record PokerPlayer(
    Player player,
    int seat,
    Money stack,
    boolean isSittingOut,
    boolean isLeaving,
    Entry entry,
    int distance,
    boolean paid,
    boolean missed)
    implements Occupant<PokerPlayer> {

  /// A player's standing towards the blinds.
  public enum Entry implements SeatStanding {
    /// Pays the blinds as they come.
    IN,
    /// Has just sat down and is dealt in free of charge (POKER-NEW-1).
    NEW,
    /// Waits for the big blind.
    WAITING,
    /// Missed a blind and has not said how they will come back (POKER-MISS-1).
    MISSED,
    /// Posts the big blind, live, to be dealt in (POKER-NEW-1, POKER-MOVE-1).
    POSTS_BIG,
    /// Posts both blinds, the small one dead (POKER-MISS-1).
    POSTS_BOTH,
    /// Kills the pot to be dealt in (LOWBALL-5).
    KILLS
  }

  /// What a player owes who takes another seat.
  ///
  /// @param players how many the coming big blind reaches before them; -1 if it does not matter
  public record BlindDue(int players) implements SeatStanding {}

  static PokerPlayer taken(Player player, int seat, Money chips, Entry entry) {
    return new PokerPlayer(player, seat, chips, false, false, entry, -1, false, isMissed(entry));
  }

  /// A player who missed a blind, or who will post both, owes the blinds.
  public static boolean isMissed(Entry entry) {
    return entry == Entry.MISSED || entry == Entry.POSTS_BOTH;
  }

  PokerPlayer stack(Money chips) {
    return new PokerPlayer(
        player, seat, chips, isSittingOut, isLeaving, entry, distance, paid, missed);
  }

  @Override
  public PokerPlayer sittingOut(boolean out) {
    return new PokerPlayer(player, seat, stack, out, isLeaving, entry, distance, paid, missed);
  }

  @Override
  public PokerPlayer leaving() {
    return new PokerPlayer(player, seat, stack, true, true, entry, distance, paid, missed);
  }

  /// The player says how they come in, and still owes what they owe.
  PokerPlayer entry(Entry how) {
    return new PokerPlayer(
        player, seat, stack, isSittingOut, isLeaving, how, distance, paid, missed);
  }

  /// A blind passed the player, who owes the total, whatever they owed before.
  PokerPlayer passed() {
    return new PokerPlayer(
        player, seat, stack, isSittingOut, isLeaving, Entry.MISSED, -1, false, true);
  }

  /// Dealt in, the player has paid what they owed.
  PokerPlayer dealtIn() {
    return new PokerPlayer(player, seat, stack, isSittingOut, isLeaving, Entry.IN, -1, paid, false);
  }

  @Override
  public PokerPlayer moved(int to) {
    return new PokerPlayer(
        player, to, stack, isSittingOut, isLeaving, entry, distance, paid, missed);
  }

  PokerPlayer movedAway(int to, int far) {
    return new PokerPlayer(
        player, to, stack, isSittingOut, isLeaving, Entry.WAITING, far, paid, missed);
  }

  PokerPlayer paid(boolean big) {
    return new PokerPlayer(
        player, seat, stack, isSittingOut, isLeaving, entry, distance, big, missed);
  }

  /// Whether they have been dealt in before, or owe a blind: then the table remembers them when
  /// they leave.
  boolean isKnown() {
    return entry == Entry.IN || missed || distance >= 0;
  }

  boolean isHere() {
    return !isSittingOut && !isLeaving;
  }
}
