package cardroom.app.judge;

import java.util.function.Supplier;

/// A round that was read from a file and can be played.
record RoundToJudge(String file, Supplier<JudgedRound> playing) {

  JudgedRound play() {
    return playing.get();
  }
}
