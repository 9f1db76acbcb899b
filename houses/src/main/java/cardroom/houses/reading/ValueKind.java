package cardroom.houses.reading;

import java.util.function.Function;

/// What a key's value may be: how it is parsed, a description of what is allowed, and a harmless
/// stand-in that lets the reading go on after a fault.
///
/// @param parse throws [IllegalArgumentException] on anything not allowed
public record ValueKind<T>(String allowed, T standIn, Function<String, ? extends T> parse) {

  /// Any text; for a second look at a key whose value was checked elsewhere.
  public static ValueKind<String> any() {
    return new ValueKind<>("anything", "", text -> text);
  }

  /// The same, or the word `none`.
  public ValueKind<T> orNone(T none) {
    return or("none", none);
  }

  /// The same, or one more word with a meaning of its own.
  public ValueKind<T> or(String word, T meaning) {
    return new ValueKind<>(
        allowed + " or " + word, standIn, text -> text.equals(word) ? meaning : parse.apply(text));
  }

  public <R> ValueKind<R> as(Function<? super T, ? extends R> meaning) {
    return new ValueKind<>(
        allowed, meaning.apply(standIn), text -> meaning.apply(parse.apply(text)));
  }
}
