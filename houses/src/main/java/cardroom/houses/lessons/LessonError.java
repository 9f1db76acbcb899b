package cardroom.houses.lessons;

/// A lesson that the rules do not play as it is written.
public final class LessonError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LessonError(int line, String sentence) {
    super("line %d: %s".formatted(line, sentence));
  }
}
