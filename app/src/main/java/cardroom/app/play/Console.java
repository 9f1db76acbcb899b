package cardroom.app.play;

import java.util.Optional;

/// Where the human's answers come from: keys of a terminal, or lines of a pipe.
interface Console extends AutoCloseable {

  /// The next answer to that menu; empty when the human has gone (end of input, Ctrl-C, Ctrl-D).
  Optional<String> ask(ChoiceMenu menu);

  /// A line of words, such as `game 10 behind 2`; empty when the human has gone.
  Optional<String> line(String prompt);

  /// True on a terminal, where a settlement stays until the human goes on.
  boolean isWatched();

  /// True once they have left by Ctrl-C, Ctrl-D or by closing the window, even while others play.
  boolean isGone();

  /// A short pause between lines on a terminal; none in a pipe.
  void pause();

  /// How many characters fit on a line.
  int width();

  @Override
  void close();
}
