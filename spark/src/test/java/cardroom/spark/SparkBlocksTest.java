package cardroom.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.analysis.simulate.Distribution;
import cardroom.analysis.simulate.Simulation;
import cardroom.analysis.simulate.TableTally;
import cardroom.analysis.simulate.TallyText;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Several machines find what one finds; here they are the cores of this one.
final class SparkBlocksTest {

  private static final String TWO_SEATS =
      "pure-21.5 --house casino-club --seats 2 --bank 40 --bet game=10,buster=5,red-flex=5";

  @TempDir private static Path folder;
  private static SparkSession spark;

  @BeforeAll
  static void begin() {
    spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "localhost")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
            .getOrCreate();
    spark.sparkContext().setLogLevel("ERROR");
  }

  @AfterAll
  static void end() {
    spark.stop();
  }

  private static AskedTable asked(String words, long rounds) {
    return new AskedTable(List.of(words.split(" ")), 7, rounds);
  }

  private static TableTally onOneMachine(AskedTable asked) throws InterruptedException {
    return new Simulation(asked.table(), asked.seed(), asked.question().policy(), asked.rounds())
        .run(2, _ -> {});
  }

  /// A short bank with bonus wagers; one seat alone, whose rounds are played side by side; a shoe
  /// dealt to the cut card, where the number of blocks is not known beforehand; the other game.
  @ParameterizedTest
  @ValueSource(
      strings = {
        TWO_SEATS,
        "pure-21.5 --house ocean-view",
        TWO_SEATS + " --penetration 0.6",
        "three-card-poker --seats 3 --bank 60"
      })
  void the_figures_are_those_of_one_machine_to_the_last_digit(String words) throws Exception {
    var asked = asked(words, 150_000);
    var tally = new SparkBlocks(spark, asked).count(_ -> {}).tally();
    assertThat(tally.rounds()).isGreaterThanOrEqualTo(asked.rounds());
    assertThat(TallyText.of(tally)).isEqualTo(TallyText.of(onOneMachine(asked)));
  }

  @ParameterizedTest
  @ValueSource(strings = {TWO_SEATS, "pure-21.5 --house ocean-view", "three-card-poker --seats 2"})
  void each_round_is_a_row_and_the_rows_add_up_to_the_figures(String words) {
    var asked = asked(words, 70_000);
    var blocks = new SparkBlocks(spark, asked);
    var state = blocks.count(_ -> {});
    var file = folder.resolve(words.replaceAll("\\W+", "-")).toString();
    blocks.rounds(state.blocks()).write().parquet(file);
    var rows = spark.read().parquet(file);
    assertThat(rows.count()).isEqualTo(asked.rounds());
    assertThat(rows.select("block", "round").distinct().count()).isEqualTo(asked.rounds());
    var sums =
        rows.agg(sum("bank_cents"), sum("seat_1_cents"), count(lit(1))).collectAsList().getFirst();
    assertThat(sums.getLong(0)).isEqualTo(total(state.tally().bank()));
    assertThat(sums.getLong(1)).isEqualTo(total(state.tally().seat(0)));
    var wager = asked.table().wagers().getFirst().word();
    var column = rows.agg(sum(col("seat_1_%s_cents".formatted(wager)))).collectAsList().getFirst();
    assertThat(column.getLong(0)).isEqualTo(total(state.tally().wager(0, 0)));
  }

  private static long total(Distribution results) {
    return results.moments().sum().longValueExact();
  }
}
