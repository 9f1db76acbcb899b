package cardroom.proving.fuzz;

import java.util.List;

/// The bytes of an input, read as a series of decisions; when they are used up, every decision is
/// the first option.
final class FuzzInput {
  private final byte[] data;
  private int at;

  FuzzInput(byte[] data) {
    this.data = data.clone();
  }

  boolean hasMore() {
    return at < data.length;
  }

  /// A number below the given one, which must be at most 256.
  int below(int end) {
    return hasMore() ? (data[at++] & 0xff) % end : 0;
  }

  <R> R any(List<R> all) {
    return all.size() <= 256
        ? all.get(below(all.size()))
        : all.get((below(256) * 256 + below(256)) % all.size());
  }
}
