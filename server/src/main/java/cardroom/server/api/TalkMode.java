package cardroom.server.api;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What people may say at the tables of a house: nothing, the room's own lines, or what they like.
public enum TalkMode {
  OFF,
  LINES,
  FREE;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<TalkMode> of(String word) {
    return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
  }
}
