package cardroom.server.catalogue;

import cardroom.games.banked.table.Banked;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.notation.BankedNotation;
import cardroom.games.notation.poker.PokerNotation;
import cardroom.games.poker.table.Poker;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Event;
import cardroom.games.table.Viewer;
import java.util.List;
import java.util.Optional;

/// Writes finished rounds in the notation that `./cardroom judge` reads, where there is one.
public final class RoundNotations {
  private RoundNotations() {}

  /// Whether rounds of that game can be written.
  public static boolean has(Engine<?> engine) {
    return engine.game() instanceof BankedTable<?> || engine.game() instanceof PokerTable;
  }

  /// A round by its events; empty when it was called off, or, against a player-dealer, holds a card
  /// that the viewer may not know. In poker such a card is written as `??`.
  public static <T> Optional<String> write(
      Engine<T> engine,
      TableOpening opening,
      T before,
      List<? extends Event> events,
      Viewer viewer) {
    return switch (engine.game()) {
      case BankedTable<?> banked -> banked(banked, opening, before, events, viewer);
      case PokerTable poker -> poker(poker, opening, before, events, viewer);
      default -> Optional.empty();
    };
  }

  private static Optional<String> poker(
      PokerTable game,
      TableOpening opening,
      Object before,
      List<? extends Event> events,
      Viewer viewer) {
    return PokerNotation.write(
        game, (Poker) before, events, opening.options(), Optional.of(viewer));
  }

  @SuppressWarnings("unchecked") // A banked table's states are its own.
  private static <R> Optional<String> banked(
      BankedTable<R> game,
      TableOpening opening,
      Object before,
      List<? extends Event> events,
      Viewer viewer) {
    return BankedNotation.write(
        game, (Banked<R>) before, events, opening.options(), Optional.of(viewer));
  }
}
