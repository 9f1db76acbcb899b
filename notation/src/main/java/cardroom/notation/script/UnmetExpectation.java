package cardroom.notation.script;

/// Something that a round expects and that did not happen.
public record UnmetExpectation(Word place, String sentence) {

  public String in(String file) {
    return "%s:%d:%d: %s".formatted(file, place.line(), place.column(), sentence);
  }
}
