package cardroom.app;

/// Wrong use or bad input: its message is the whole sentence that the user reads.
///
/// A good sentence says what was given, what is wrong with it and what would work.
public final class WrongUse extends RuntimeException {

  public WrongUse(String sentence) {
    super(sentence);
  }
}
