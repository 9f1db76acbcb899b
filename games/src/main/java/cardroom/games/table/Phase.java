package cardroom.games.table;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a table is in the middle of, for display.
public enum Phase {
  WAITING("waiting"),
  BANK_OFFER("bank-offer"),
  BETTING("betting"),
  DEALING("dealing"),
  INSURANCE("insurance"),
  PLAYING("playing"),
  BANKING("banking"),
  DRAWING("drawing"),
  DISCARDING("discarding"),
  KILL_OPTION("kill-option"),
  SHOWDOWN("showdown"),
  SETTLED("settled");

  private static final Map<String, Phase> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Phase::word, Function.identity()));

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  /// The word sent to clients.
  public String word() {
    return word;
  }

  /// The phase with that word.
  public static Phase of(String word) {
    var phase = BY_WORD.get(word);
    if (phase == null) {
      throw new IllegalArgumentException("'%s' is not a phase of a table".formatted(word));
    }
    return phase;
  }

  @Override
  public String toString() {
    return word;
  }
}
