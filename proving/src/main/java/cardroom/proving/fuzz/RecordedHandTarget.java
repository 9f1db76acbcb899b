package cardroom.proving.fuzz;

import cardroom.notation.phh.Phh;
import cardroom.notation.phh.PhhError;
import java.nio.charset.StandardCharsets;

/// A recorded hand (PHH) is replayed, or the faulty line is named.
public final class RecordedHandTarget {
  private RecordedHandTarget() {}

  public static void fuzzerTestOneInput(byte[] data) {
    try {
      Phh.read(new String(data, StandardCharsets.UTF_8)).forEach(Phh::replay);
    } catch (PhhError wrong) {
      if (wrong.getMessage() == null) {
        throw new IllegalStateException("a hand was refused and nothing said", wrong);
      }
    }
  }
}
