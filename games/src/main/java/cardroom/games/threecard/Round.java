package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.games.banked.Bet;
import cardroom.games.banked.RoundStart;
import cardroom.games.table.Position;
import cardroom.games.threecard.Box.Decision;
import java.util.Set;

/// A round of Three Card Poker after the wagers: one record per phase, holding only what is true in
/// it.
sealed interface Round {

  Felt felt();

  static Round open(Sheet sheet, RoundStart start) {
    return new Dealing(Felt.of(sheet, start), 0);
  }

  /// Stacks of three, clockwise from the bank's left, the bank last (3CP-DEAL-2).
  record Dealing(Felt felt, int dealt) implements Round {

    Round deal(Card card) {
      var next =
          isBanks()
              ? felt.withBank(card)
              : felt.with(target(), felt.boxes().get(target()).with(card));
      return isLast() ? new Deciding(next) : new Dealing(next, dealt + 1);
    }

    int target() {
      return dealt / 3;
    }

    boolean isBanks() {
      return target() == felt.boxes().size();
    }

    /// The bottom card of the bank's stack.
    boolean isLast() {
      return isBanks() && dealt % 3 == 2;
    }
  }

  /// One bettor after another plays or folds.
  record Deciding(Felt felt) implements Round {

    Bet asked() {
      return felt.undecided().orElseThrow();
    }

    /// @param along those behind the seat who said that they play when it plays
    Round play(Position position, Set<Position> along) {
      var box = felt.boxOf(position);
      var played = felt.boxes().get(box).with(position, Decision.PLAYS);
      for (var behind : along) {
        played = played.with(behind, Decision.PLAYS);
      }
      return next(felt.with(box, played));
    }

    Round fold(Position position) {
      var box = felt.boxOf(position);
      var before = felt.boxes().get(box);
      var folds =
          felt.sheet().backlineFollowsSeat() && !position.isBackline()
              ? before.allFold()
              : before.with(position, Decision.FOLDS);
      return next(felt.with(box, folds));
    }

    private static Round next(Felt felt) {
      return felt.undecided().isPresent() ? new Deciding(felt) : new Finished(felt);
    }
  }

  /// All cards that will be shown are face up.
  record Finished(Felt felt) implements Round {}

  /// The bank's bottom card is face up.
  default boolean isBottomCardUp() {
    return switch (this) {
      case Dealing _ -> false;
      case Deciding _ -> felt().sheet().cardExposedBeforeDecision();
      case Finished _ -> true;
    };
  }

  /// The seat with the action button; 0 until the card that places it is turned (3CP-BUTTON-1).
  default int button() {
    var felt = felt();
    return isBottomCardUp() ? felt.sheet().button().seat(felt.bottom().rank(), felt.start()) : 0;
  }
}
