package cardroom.notation.script;

/// Something written in a round that did not hold.
public record UnmetExpectation(Word place, String sentence) {

  public String in(String file) {
    return "%s:%d:%d: %s".formatted(file, place.line(), place.column(), sentence);
  }
}
