package cardroom.analysis.simulate;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// The tables of a comparison, on every processor: a few in `./check`; many, with progress printed,
/// in `./trials long`.
final class ProofTables {

  private static final int TIMES_TOLD = 50;

  private final int count;
  private final boolean isAskedFor;

  /// @param property how many are asked for on the command line
  ProofTables(String property, int usually) {
    count = Integer.getInteger(property, usually);
    isAskedFor = count != usually;
  }

  void forEach(IntConsumer proof) {
    var done = new AtomicInteger();
    IntStream.range(0, count)
        .parallel()
        .forEach(
            table -> {
              proof.accept(table);
              tell(done.incrementAndGet());
            });
  }

  private void tell(int done) {
    if (isAskedFor && done % Math.max(1, count / TIMES_TOLD) == 0) {
      System.out.printf("%,d of %,d tables agree%n", done, count);
    }
  }
}
