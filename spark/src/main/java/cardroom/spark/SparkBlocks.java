package cardroom.spark;

import cardroom.analysis.simulate.RoundListener;
import cardroom.analysis.simulate.SimulationBlocks;
import cardroom.analysis.simulate.SimulationState;
import cardroom.analysis.simulate.TableTally;
import cardroom.analysis.simulate.TallyText;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/// The blocks of one simulation on the machines of a Spark session.
///
/// Blocks are added up in the order of their numbers, in exact integers: the figures are those of
/// `simulate` to the last digit, however many machines take part.
final class SparkBlocks {

  /// Blocks that each core plays before their tallies are brought together.
  private static final int BLOCKS_PER_CORE = 32;

  private final SparkSession spark;
  private final AskedTable asked;

  SparkBlocks(SparkSession spark, AskedTable asked) {
    this.spark = spark;
    this.asked = asked;
  }

  /// @param progress receives the number of rounds every now and then
  SimulationState count(LongConsumer progress) {
    var total = new TableTally(asked.table());
    var most = SimulationBlocks.most(asked.question().policy(), asked.rounds());
    var counted = 0L;
    for (var first = 0L; total.rounds() < asked.rounds(); ) {
      var next = Math.min(most, first + (long) BLOCKS_PER_CORE * cores());
      var played = blocks(first, next).mapPartitions(tallies(asked), Encoders.STRING());
      for (var text : played.collectAsList()) {
        if (total.rounds() < asked.rounds()) {
          total.merge(TallyText.read(text.lines().toList(), asked.table()));
          counted++;
        }
      }
      first = next;
      progress.accept(total.rounds());
    }
    return new SimulationState(counted, total);
  }

  /// Every round of that many blocks, which are played again for this.
  Dataset<Row> rounds(long blocks) {
    var columns = new RoundColumns(asked.table());
    return blocks(0, blocks).mapPartitions(rows(asked), Encoders.row(columns.schema()));
  }

  private int cores() {
    return spark.sparkContext().defaultParallelism();
  }

  private Dataset<Long> blocks(long first, long next) {
    var parts = (int) Math.min(next - first, (long) BLOCKS_PER_CORE * cores());
    return spark.range(first, next, 1, Math.max(1, parts)).as(Encoders.LONG());
  }

  private static MapPartitionsFunction<Long, String> tallies(AskedTable asked) {
    return numbers -> {
      var blocks = asked.blocks(RoundListener.NOBODY);
      return each(
          numbers,
          block -> List.of(String.join("\n", TallyText.of(blocks.play(block, asked.rounds())))));
    };
  }

  private static MapPartitionsFunction<Long, Row> rows(AskedTable asked) {
    return numbers -> {
      var columns = new RoundColumns(asked.table());
      var blocks = asked.blocks(columns);
      return each(
          numbers,
          block -> {
            columns.begin(block);
            var _ = blocks.play(block, asked.rounds());
            return columns.rows();
          });
    };
  }

  /// One block after another, so that only the rows of one are in memory.
  private static <T> Iterator<T> each(Iterator<Long> numbers, LongFunction<List<T>> play) {
    return new Iterator<>() {
      private Iterator<T> now = List.<T>of().iterator();

      @Override
      public boolean hasNext() {
        while (!now.hasNext() && numbers.hasNext()) {
          now = play.apply(numbers.next()).iterator();
        }
        return now.hasNext();
      }

      @Override
      public T next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return now.next();
      }
    };
  }
}
