package cardroom.app.play;

import java.util.Optional;

/// Where the human's answers come from: keys of a terminal, or lines of a pipe.
interface Console extends AutoCloseable {

  /// The next answer to that menu; empty when the human has gone (end of input, Ctrl-C, Ctrl-D).
  Optional<String> ask(Menu menu);

  /// A short pause between cards on a terminal; none in a pipe.
  void pause();

  @Override
  void close();
}
