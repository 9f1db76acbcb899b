package cardroom.games.poker.table;

import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.variant.IrregularitySection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The word of a call, and the place of the card it concerns: `exposed.2` is the second card that
/// lies face down before a seat.
///
/// @param card counted from 1 in the order in which the cards fell; 0 where a call concerns none
record CallWord(String word, int card) {
  static final String VOID = "void-hand";
  static final String ALL_IN = "all-in-for-pot";

  /// No call of the floor's: only the players themselves give their hands back.
  static final String WITHDRAW = "withdraw";

  static final String SKIPPED = "skipped";
  static final String EXTRA = "extra";
  static final String ACTED_EARLY = "acted-early";
  static final String BURNED = "burned-";
  private static final String EXPOSE_NEXT = "expose-next";
  private static final String EXPOSED = "exposed";
  private static final String OFF_TABLE = "-off-table";
  private static final String TOUCHED = "-touched";
  private static final String BOARD = "board-";

  /// More cards than anybody ever holds face down.
  static final int CARDS_MAX = 9;

  private static final List<String> COMMON =
      List.of(
          SKIPPED,
          EXTRA,
          "found",
          EXPOSED,
          EXPOSED + OFF_TABLE,
          EXPOSE_NEXT,
          EXPOSE_NEXT + OFF_TABLE,
          VOID);

  /// Every call of a kind of game: only Hold'em's family names a card that touched its player
  /// (HOLDEM-IRR-10), and only stud has a clause about burns.
  static List<String> of(IrregularitySection handling) {
    var own =
        switch (handling) {
          case FLOP_GAMES ->
              Stream.of(
                  EXPOSED + TOUCHED, EXPOSE_NEXT + TOUCHED, BOARD + "too-many", BOARD + "early");
          case STUD_GAMES ->
              Stream.of(
                  BURNED + "none",
                  BURNED + "two",
                  BURNED + "none-lost",
                  BURNED + "two-lost",
                  ALL_IN);
          case DRAW_GAMES, LOWBALL -> Stream.of(ACTED_EARLY);
        };
    return Stream.concat(COMMON.stream(), own).toList();
  }

  static CallWord read(String choice) {
    int dot = choice.lastIndexOf('.');
    boolean isCard = dot > 0 && choice.substring(dot + 1).matches("[1-9]");
    return isCard
        ? new CallWord(choice.substring(0, dot), choice.charAt(dot + 1) - '0')
        : new CallWord(choice, 0);
  }

  /// A card is named exactly where one is concerned.
  boolean isWhole() {
    return cause(word).isPresent() == (card > 0);
  }

  /// Whether it concerns the table and no seat.
  boolean isOfTable() {
    return word.equals(VOID)
        || word.equals(ACTED_EARLY)
        || word.startsWith(BOARD)
        || word.startsWith(BURNED);
  }

  static boolean exposesNext(String word) {
    return word.startsWith(EXPOSE_NEXT);
  }

  /// The word under which a card is exposed once it is dealt: `exposed-touched` of
  /// `expose-next-touched`.
  static String exposed(String next) {
    return EXPOSED + next.substring(EXPOSE_NEXT.length());
  }

  /// The word that lay in wait for it: `expose-next-touched` of `exposed-touched`.
  static String armedAs(String exposed) {
    return EXPOSE_NEXT + exposed.substring(EXPOSED.length());
  }

  /// How the card came to be seen; empty for a call about something else.
  static Optional<Cause> cause(String word) {
    return switch (word) {
      case EXPOSED -> Optional.of(Cause.DEALER);
      case EXPOSED + OFF_TABLE -> Optional.of(Cause.OFF_TABLE);
      case EXPOSED + TOUCHED -> Optional.of(Cause.TOUCHED);
      default -> Optional.empty();
    };
  }

  @Override
  public String toString() {
    return card == 0 ? word : word + "." + card;
  }
}
