package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.table.Player;

/// A player in his seat.
///
/// @param stack his chips, as they were before the hand in progress
/// @param entry how he stands towards the blinds
/// @param distance how many players sat between the big blind and him when he changed his seat; he
///   waits for that again; -1 for everybody else
public record Chair(
    Player player,
    int seat,
    Money stack,
    boolean isSittingOut,
    boolean isLeaving,
    Entry entry,
    int distance) {

  /// How a player stands towards the blinds.
  public enum Entry {
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
    return new Chair(player, seat, chips, false, false, entry, -1);
  }

  Chair stack(Money chips) {
    return new Chair(player, seat, chips, isSittingOut, isLeaving, entry, distance);
  }

  Chair sittingOut(boolean out) {
    return new Chair(player, seat, stack, out, isLeaving, entry, distance);
  }

  Chair leaving() {
    return new Chair(player, seat, stack, true, true, entry, distance);
  }

  Chair entry(Entry how) {
    return new Chair(
        player, seat, stack, isSittingOut, isLeaving, how, how == Entry.WAITING ? distance : -1);
  }

  Chair moved(int to, int far) {
    return new Chair(player, to, stack, isSittingOut, isLeaving, Entry.WAITING, far);
  }

  boolean isPresent() {
    return !isSittingOut && !isLeaving && stack.isPositive();
  }
}
