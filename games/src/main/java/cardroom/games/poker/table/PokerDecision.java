package cardroom.games.poker.table;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a player, or the room for them, decides in a hand.
public enum PokerDecision {
  FOLD(PokerChoiceId.FOLD),
  CHECK(PokerChoiceId.CHECK),
  CALL(PokerChoiceId.CALL),
  BET(PokerChoiceId.BET),
  RAISE(PokerChoiceId.RAISE),
  COMPLETE(PokerChoiceId.COMPLETE),
  BRING_IN(PokerChoiceId.BRING_IN),
  KILL(PokerChoiceId.KILL),
  LET_LIVE(PokerChoiceId.LET_LIVE),
  DRAW(PokerChoiceId.DRAW),
  CHANGE(PokerChoiceId.CHANGE),
  DISCARD(PokerChoiceId.DISCARD),
  /// Only the room decides this, for a player who has not discarded in time.
  NOT_CLEARED(PokerChoiceId.NOT_CLEARED),
  SHOW(PokerChoiceId.SHOW),
  MUCK(PokerChoiceId.MUCK),
  PLAY_BOARD(PokerChoiceId.PLAY_BOARD);

  private static final Map<String, PokerDecision> BY_WORD =
      Stream.of(values()).collect(Collectors.toMap(PokerDecision::word, Function.identity()));

  private final String word;

  PokerDecision(String word) {
    this.word = word;
  }

  /// The word in commands and the journal.
  public String word() {
    return word;
  }

  /// The decision with that word, if there is one.
  public static Optional<PokerDecision> of(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }

  @Override
  public String toString() {
    return word;
  }
}
