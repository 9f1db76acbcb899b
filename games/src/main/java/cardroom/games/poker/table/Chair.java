package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.seating.Occupant;
import cardroom.games.seating.Standing;
import cardroom.games.table.Player;

/// A player in his seat.
///
/// @param stack his chips, as they were before the hand in progress
/// @param entry how he stands towards the blinds
/// @param distance how many players the coming big blind would have reached before him when he
///   moved away from it; he waits for that again; -1 for everybody else
/// @param paid whether the last big blind was his: the next is not, wherever he moves
/// @param missed whether a blind has passed him since he was last dealt in (POKER-MISS-1): he owes
///   it however he chooses to come back, and takes it with him when he leaves
public record Chair(
    Player player,
    int seat,
    Money stack,
    boolean isSittingOut,
    boolean isLeaving,
    Entry entry,
    int distance,
    boolean paid,
    boolean missed)
    implements Occupant<Chair> {

  /// How a player stands towards the blinds.
  public enum Entry implements Standing {
    /// Pays the blinds as they come.
    IN,
    /// Has just sat down and is dealt in free of charge (POKER-NEW-1).
    NEW,
    /// Waits for the big blind.
    WAITING,
    /// Missed a blind and has not said how he comes back (POKER-MISS-1).
    MISSED,
    /// Posts the big blind, live, to be dealt in (POKER-NEW-1, POKER-MOVE-1).
    POSTS_BIG,
    /// Posts both blinds, the small one dead (POKER-MISS-1).
    POSTS_BOTH,
    /// Kills the pot to be dealt in (LOWBALL-5).
    KILLS
  }

  static Chair taken(Player player, int seat, Money chips, Entry entry) {
    return new Chair(player, seat, chips, false, false, entry, -1, false, isMissed(entry));
  }

  /// Who has said no more than that he missed a blind, or that he posts both, owes them.
  public static boolean isMissed(Entry entry) {
    return entry == Entry.MISSED || entry == Entry.POSTS_BOTH;
  }

  Chair stack(Money chips) {
    return new Chair(player, seat, chips, isSittingOut, isLeaving, entry, distance, paid, missed);
  }

  @Override
  public Chair sittingOut(boolean out) {
    return new Chair(player, seat, stack, out, isLeaving, entry, distance, paid, missed);
  }

  @Override
  public Chair leaving() {
    return new Chair(player, seat, stack, true, true, entry, distance, paid, missed);
  }

  /// He says how he comes in, and still owes what he owes.
  Chair entry(Entry how) {
    return new Chair(player, seat, stack, isSittingOut, isLeaving, how, distance, paid, missed);
  }

  /// A blind passed him: he owes the total, whatever he owed before.
  Chair passed() {
    return new Chair(player, seat, stack, isSittingOut, isLeaving, Entry.MISSED, -1, false, true);
  }

  /// Dealt in, he has paid what he owed.
  Chair dealtIn() {
    return new Chair(player, seat, stack, isSittingOut, isLeaving, Entry.IN, -1, paid, false);
  }

  Chair moved(int to) {
    return new Chair(player, to, stack, isSittingOut, isLeaving, entry, distance, paid, missed);
  }

  Chair movedAway(int to, int far) {
    return new Chair(player, to, stack, isSittingOut, isLeaving, Entry.WAITING, far, paid, missed);
  }

  Chair paid(boolean big) {
    return new Chair(player, seat, stack, isSittingOut, isLeaving, entry, distance, big, missed);
  }

  /// Has been dealt in before, or owes a blind: the table remembers him when he leaves.
  boolean isKnown() {
    return entry == Entry.IN || missed || distance >= 0;
  }

  boolean isPresent() {
    return !isSittingOut && !isLeaving && stack.isPositive();
  }

  /// At the table, and to be dealt in when the big blind reaches him or when he pays.
  boolean isWaiting() {
    return isPresent() && (entry == Entry.WAITING || entry == Entry.MISSED);
  }
}
