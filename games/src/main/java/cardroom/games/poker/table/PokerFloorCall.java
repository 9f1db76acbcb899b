package cardroom.games.poker.table;

import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.variant.IrregularitySection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the floor or the house dealer may call at a poker table.
public enum PokerFloorCall {
  SKIPPED("skipped"),
  EXTRA("extra"),
  FOUND("found"),
  EXPOSED("exposed"),
  EXPOSED_OFF_TABLE("exposed-off-table"),
  EXPOSED_TOUCHED("exposed-touched"),
  EXPOSE_NEXT("expose-next"),
  EXPOSE_NEXT_OFF_TABLE("expose-next-off-table"),
  EXPOSE_NEXT_TOUCHED("expose-next-touched"),
  ACTED_EARLY("acted-early"),
  BOARD_TOO_MANY("board-too-many"),
  BOARD_EARLY("board-early"),
  BURNED_NONE("burned-none"),
  BURNED_TWO("burned-two"),
  BURNED_NONE_LOST("burned-none-lost"),
  BURNED_TWO_LOST("burned-two-lost"),
  ALL_IN_FOR_POT(PokerChoiceId.ALL_IN_FOR_POT),
  /// Not a call for the floor: only the players themselves give their hands back.
  WITHDRAW(PokerChoiceId.WITHDRAW),
  VOID("void-hand");

  private static final List<PokerFloorCall> COMMON =
      List.of(
          SKIPPED,
          EXTRA,
          FOUND,
          EXPOSED,
          EXPOSED_OFF_TABLE,
          EXPOSE_NEXT,
          EXPOSE_NEXT_OFF_TABLE,
          VOID);

  private final String word;

  PokerFloorCall(String word) {
    this.word = word;
  }

  /// The word in commands and the journal.
  public String word() {
    return word;
  }

  /// The call with that word, if there is one.
  public static Optional<PokerFloorCall> of(String word) {
    return Stream.of(values()).filter(call -> call.word.equals(word)).findFirst();
  }

  /// Every call of a kind of game: only Hold'em's family names a card that touched its player
  /// (HOLDEM-IRR-10), and only stud has a clause about burns.
  static List<PokerFloorCall> of(IrregularitySection section) {
    var own =
        switch (section) {
          case FLOP_GAMES ->
              Stream.of(EXPOSED_TOUCHED, EXPOSE_NEXT_TOUCHED, BOARD_TOO_MANY, BOARD_EARLY);
          case STUD_GAMES ->
              Stream.of(BURNED_NONE, BURNED_TWO, BURNED_NONE_LOST, BURNED_TWO_LOST, ALL_IN_FOR_POT);
          case DRAW_GAMES, LOWBALL -> Stream.of(ACTED_EARLY);
        };
    return Stream.concat(COMMON.stream(), own).toList();
  }

  /// Whether it concerns the table rather than a seat.
  public boolean isOfTable() {
    return switch (this) {
      case VOID, ACTED_EARLY, BOARD_TOO_MANY, BOARD_EARLY -> true;
      default -> isBurn();
    };
  }

  boolean isBurn() {
    return this == BURNED_NONE || this == BURNED_TWO || isLostBurn();
  }

  /// A wrong burn after which the cards cannot be traced.
  boolean isLostBurn() {
    return this == BURNED_NONE_LOST || this == BURNED_TWO_LOST;
  }

  /// The call that exposes a card once it is dealt; empty for a call that does not wait.
  Optional<PokerFloorCall> onceDealt() {
    return switch (this) {
      case EXPOSE_NEXT -> Optional.of(EXPOSED);
      case EXPOSE_NEXT_OFF_TABLE -> Optional.of(EXPOSED_OFF_TABLE);
      case EXPOSE_NEXT_TOUCHED -> Optional.of(EXPOSED_TOUCHED);
      default -> Optional.empty();
    };
  }

  /// How the card came to be seen; empty for a call about something else.
  Optional<Cause> cause() {
    return switch (this) {
      case EXPOSED -> Optional.of(Cause.DEALER);
      case EXPOSED_OFF_TABLE -> Optional.of(Cause.OFF_TABLE);
      case EXPOSED_TOUCHED -> Optional.of(Cause.TOUCHED);
      default -> Optional.empty();
    };
  }

  @Override
  public String toString() {
    return word;
  }
}
