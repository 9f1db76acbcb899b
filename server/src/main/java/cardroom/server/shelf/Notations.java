package cardroom.server.shelf;

import cardroom.games.banked.table.Banked;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.notation.BankedNotation;
import cardroom.games.table.Event;
import cardroom.games.table.Viewer;
import java.util.List;
import java.util.Optional;

/// Writes finished rounds in the notation that `./cardroom judge` reads, where there is one.
public final class Notations {
  private Notations() {}

  /// Whether rounds of that game can be written.
  public static boolean has(Engine<?> engine) {
    return engine.game() instanceof BankedTable<?>;
  }

  /// A round by its events; empty when it was called off, or holds a card that the viewer may not
  /// know.
  ///
  /// @param viewer empty for one who may know every card
  public static <T> Optional<String> write(
      Engine<T> engine,
      Opening opening,
      T before,
      List<? extends Event> events,
      Optional<Viewer> viewer) {
    return engine.game() instanceof BankedTable<?> banked
        ? banked(banked, opening, before, events, viewer)
        : Optional.empty();
  }

  @SuppressWarnings("unchecked") // A banked table's states are its own.
  private static <R> Optional<String> banked(
      BankedTable<R> game,
      Opening opening,
      Object before,
      List<? extends Event> events,
      Optional<Viewer> viewer) {
    return BankedNotation.write(game, (Banked<R>) before, events, opening.options(), viewer);
  }
}
