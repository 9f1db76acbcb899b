package cardroom.houses.reading;

import java.util.function.Function;

/// What a key's value may be: how it is parsed, a description of what is allowed, and a harmless
/// stand-in that lets the reading go on after a fault.
///
/// @param parse throws [IllegalArgumentException] on anything not allowed
public record Kind<T>(String allowed, T standIn, Function<String, ? extends T> parse) {

  /// Any text; for a second look at a key whose value was checked elsewhere.
  public static Kind<String> any() {
    return new Kind<>("anything", "", text -> text);
  }

  /// The same, or the word `none`.
  public Kind<T> orNone(T none) {
    return or("none", none);
  }

  /// The same, or one more word with a meaning of its own.
  public Kind<T> or(String word, T meaning) {
    return new Kind<>(
        allowed + " or " + word, standIn, text -> text.equals(word) ? meaning : parse.apply(text));
  }

  public <R> Kind<R> as(Function<? super T, ? extends R> meaning) {
    return new Kind<>(allowed, meaning.apply(standIn), text -> meaning.apply(parse.apply(text)));
  }
}
