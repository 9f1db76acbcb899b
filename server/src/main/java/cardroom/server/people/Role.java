package cardroom.server.people;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A person's role in this room. Everybody is a player; other roles are given and taken by an
/// admin.
public enum Role {
  PLAYER("sits down and plays"),
  PROVIDER("plays for a company that banks (TPPPS), and sits down marked so to everybody"),
  FLOOR("calls what went wrong at a table where they do not play"),
  CAGE("gives play chips, with a reason, to anybody but themselves"),
  SURVEILLANCE("reads every table's journal and what the staff did"),
  ADMIN("gives and takes roles, signs people out, and sees the measurements");

  private final String sentence;

  Role(String sentence) {
    this.sentence = sentence;
  }

  /// What the role is for, after its name.
  public String sentence() {
    return sentence;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Whether it gives no rights beyond a player's.
  boolean isPlaying() {
    return this == PLAYER || this == PROVIDER;
  }

  public static Optional<Role> of(String word) {
    return Arrays.stream(values()).filter(role -> role.word().equals(word)).findFirst();
  }

  static Set<Role> read(String words) {
    var roles = EnumSet.of(PLAYER);
    for (var word : words.split(" ", -1)) {
      of(word).ifPresent(roles::add);
    }
    return roles;
  }

  static String write(Set<Role> roles) {
    return EnumSet.copyOf(roles).stream().map(Role::word).collect(Collectors.joining(" "));
  }
}
