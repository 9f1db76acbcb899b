package cardroom.notation;

import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.table.FinishedHand;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Event;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.notation.banked.BankedNotation;
import cardroom.notation.phh.Phh;
import cardroom.notation.poker.PokerNotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finished rounds of a table written down, as far as one person knows them.
///
/// @param game the rules of the table
/// @param options what the table was opened with besides its sheet
public record RoundTexts<T>(TableGame<T> game, Map<String, String> options) {

  /// Whether rounds of that game can be written in the notation that `./cardroom judge` reads.
  public static boolean hasNotation(TableGame<?> game) {
    return game instanceof BankedTable<?> || game instanceof PokerTable;
  }

  /// A round in the notation; empty when it was called off, or, against a player-dealer, holds a
  /// card that the viewer may not know. In poker such a card is written as `??`.
  ///
  /// @param before the table when the round began
  /// @param events what happened from then to the end of the round
  public Optional<String> notation(T before, List<? extends Event> events, Viewer viewer) {
    return switch (game) {
      case BankedTable<?> banked -> banked(banked, before, events, viewer);
      case PokerTable poker ->
          PokerNotation.write(poker, (PokerState) before, events, options, Optional.of(viewer));
      default -> Optional.empty();
    };
  }

  @SuppressWarnings("unchecked") // A banked table's states are its own.
  private <R> Optional<String> banked(
      BankedTable<R> banked, T before, List<? extends Event> events, Viewer viewer) {
    return BankedNotation.write(
        banked, (BankedState<R>) before, events, options, Optional.of(viewer));
  }

  /// A round as a document that other programs read; empty where there is no format for the game,
  /// or none that can express what happened.
  public Optional<RoundDocument> document(T before, List<? extends Event> events, Viewer viewer) {
    return game instanceof PokerTable poker
        ? FinishedHand.of(poker, (PokerState) before, events, viewer).map(RoundTexts::phh)
        : Optional.empty();
  }

  private static RoundDocument phh(FinishedHand hand) {
    var name = Integer.toString(hand.number());
    return new RoundDocument(
        "phh", Phh.write(Phh.record(hand.start(), hand.actions(), name, hand::knows)));
  }
}
