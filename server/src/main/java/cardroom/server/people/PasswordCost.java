package cardroom.server.people;

/// What a new password costs to hash, and so what each guess costs a thief of the records.
///
/// @param kib memory in units of 1,024 bytes
/// @param passes how many passes over all of it
public record PasswordCost(int kib, int passes) {
  /// The least that OWASP recommends for Argon2id.
  public static final PasswordCost STANDARD = new PasswordCost(19_456, 2);

  Argon2id inOneLane() {
    return new Argon2id(kib, passes, 1);
  }
}
