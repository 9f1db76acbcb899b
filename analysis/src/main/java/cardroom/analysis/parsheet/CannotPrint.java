package cardroom.analysis.parsheet;

/// Why a page cannot be printed, in a sentence without its full stop.
public final class CannotPrint extends RuntimeException {

  CannotPrint(String sentence) {
    super(sentence);
  }
}
