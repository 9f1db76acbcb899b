package cardroom.server.codec;

/// Something that a newer program wrote and this one cannot read; a wrong guess would move chips.
public final class UnknownEvent extends RuntimeException {
  private UnknownEvent(String what, int version, int known) {
    super(
        "'%s' has version %d and this program knows them up to %d: a newer one wrote it"
            .formatted(what, version, known));
  }

  /// @param known the newest version that can be read
  public static void requireKnown(String what, int version, int known) {
    if (version > known) {
      throw new UnknownEvent(what, version, known);
    }
  }
}
