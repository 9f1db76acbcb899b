package cardroom.proving.hall;

import java.util.concurrent.atomic.AtomicLongArray;

/// How long something took, many thousands of times a second: counted by hundredths of a power of
/// two, so that a figure is right to less than a hundredth.
final class Waits {
  private static final int STEPS = 128;
  private static final int STEP_BITS = 7;
  private static final double MILLION = 1e6;

  private final AtomicLongArray counts = new AtomicLongArray(Long.SIZE * STEPS);

  void add(long nanos) {
    counts.incrementAndGet(place(Math.max(STEPS, nanos)));
  }

  private static int place(long nanos) {
    var power = Long.SIZE - 1 - Long.numberOfLeadingZeros(nanos);
    return power * STEPS + (int) ((nanos >>> (power - STEP_BITS)) & (STEPS - 1));
  }

  private static long nanos(int place) {
    var power = place / STEPS;
    return ((long) (place % STEPS) + STEPS) << (power - STEP_BITS);
  }

  private long all() {
    var all = 0L;
    for (int place = 0; place < counts.length(); place++) {
      all += counts.get(place);
    }
    return all;
  }

  /// Within how many milliseconds that part of them was done.
  double within(double part) {
    var left = Math.ceil(all() * part);
    var last = 0;
    for (int place = 0; place < counts.length() && left > 0; place++) {
      left -= counts.get(place);
      last = counts.get(place) > 0 ? place : last;
    }
    return last == 0 ? 0 : nanos(last) / MILLION;
  }

  String words() {
    return "half within %,.1f ms, 99 %% within %,.1f ms, 99.9 %% within %,.1f ms, all within %,.1f ms"
        .formatted(within(0.5), within(0.99), within(0.999), within(1));
  }
}
