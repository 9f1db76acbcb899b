package cardroom.server.codec;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/// Writes JSON straight into text, in the words of [Json]. What is sent to everybody after every
/// action is written so: a tree of it would be built only to be thrown away.
public final class JsonWriter {
  private static final String HEX = "0123456789ABCDEF";
  private static final int FIRST_PLAIN = ' ';

  private final StringBuilder text = new StringBuilder(1_024);

  /// Whether the next name or element is the first in its object or array.
  private boolean isFirst = true;

  /// Begins an object, or goes on with one as an element of an array.
  public JsonWriter object() {
    return begin('{');
  }

  public JsonWriter object(String name) {
    return name(name).open('{');
  }

  public JsonWriter endObject() {
    return end('}');
  }

  public JsonWriter put(String name, String value) {
    name(name).quote(value);
    return this;
  }

  public JsonWriter put(String name, long value) {
    name(name).text.append(value);
    return this;
  }

  public JsonWriter put(String name, boolean value) {
    name(name).text.append(value);
    return this;
  }

  public JsonWriter putNull(String name) {
    name(name).text.append("null");
    return this;
  }

  /// An array of objects, each written between its braces.
  public <E> JsonWriter objects(String name, List<E> all, BiConsumer<E, JsonWriter> each) {
    name(name);
    return objects(all, each);
  }

  /// The same as a document of its own.
  public <E> JsonWriter objects(List<E> all, BiConsumer<E, JsonWriter> each) {
    open('[');
    for (E one : all) {
      object();
      each.accept(one, this);
      endObject();
    }
    return end(']');
  }

  /// An array of texts.
  public <E> JsonWriter words(String name, List<E> all, Function<E, String> word) {
    name(name).open('[');
    for (E one : all) {
      comma();
      quote(word.apply(one));
    }
    return end(']');
  }

  public JsonWriter numbers(String name, List<Integer> all) {
    name(name).open('[');
    for (int one : all) {
      comma();
      text.append(one);
    }
    return end(']');
  }

  /// What has been written so far.
  public String text() {
    return text.toString();
  }

  private JsonWriter begin(char bracket) {
    comma();
    return open(bracket);
  }

  private JsonWriter open(char bracket) {
    text.append(bracket);
    isFirst = true;
    return this;
  }

  private JsonWriter end(char bracket) {
    text.append(bracket);
    isFirst = false;
    return this;
  }

  private JsonWriter name(String name) {
    comma();
    quote(name);
    text.append(':');
    return this;
  }

  private void comma() {
    if (!isFirst) {
      text.append(',');
    }
    isFirst = false;
  }

  private void quote(String value) {
    text.append('"');
    int written = 0;
    for (int i = 0; i < value.length(); i++) {
      char at = value.charAt(i);
      if (at < FIRST_PLAIN || at == '"' || at == '\\') {
        text.append(value, written, i);
        escape(at);
        written = i + 1;
      }
    }
    text.append(value, written, value.length()).append('"');
  }

  private void escape(char at) {
    text.append('\\');
    switch (at) {
      case '"', '\\' -> text.append(at);
      case '\b' -> text.append('b');
      case '\t' -> text.append('t');
      case '\n' -> text.append('n');
      case '\f' -> text.append('f');
      case '\r' -> text.append('r');
      default -> text.append("u00").append(HEX.charAt(at >> 4)).append(HEX.charAt(at & 0xf));
    }
  }
}
