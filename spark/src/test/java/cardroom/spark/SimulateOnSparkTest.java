package cardroom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Cardroom;
import cardroom.app.simulate.Simulate;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command as somebody types it.
final class SimulateOnSparkTest {

  private static final List<String> ASKED =
      List.of(
          "simulate",
          "pure-21.5",
          "--house=casino-club",
          "--seats=2",
          "--bet",
          "game=10,buster=5",
          "--option",
          "decks=6",
          "--rounds=70000",
          "--seed=3",
          "--json");

  @TempDir private Path folder;

  private record Said(int status, String out, String err) {}

  private static Said run(Object command, List<String> words) {
    var out = new StringWriter();
    var err = new StringWriter();
    var status =
        Cardroom.run(
            words, List.of(command), new PrintWriter(out, true), new PrintWriter(err, true));
    return new Said(status, out.toString(), err.toString());
  }

  @Test
  void it_prints_what_simulate_prints_and_writes_into_new_folders_alone() {
    var rows = folder.resolve("rows").toString();
    var words = Stream.concat(ASKED.stream(), Stream.of("--parquet", rows)).toList();
    var here = run(new SimulateOnSpark(), words);
    assertThat(here.status()).as(here.err()).isZero();
    assertThat(figures(here)).isEqualTo(figures(run(new Simulate(), ASKED)));
    assertThat(folder.resolve("rows/_SUCCESS")).exists();
    var again = run(new SimulateOnSpark(), words);
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains(rows + ": it is there already; name a new folder.");
  }

  /// Everything except how long it took.
  private static List<String> figures(Said said) {
    return said.out()
        .lines()
        .filter(line -> !line.matches(".*\"(roundsPerSecond|elapsedSeconds)\".*"))
        .toList();
  }

  @Test
  void wrong_use_is_one_sentence_and_nothing_is_played() {
    for (var words :
        List.of(
            List.of("--rounds", "0"),
            List.of("--house", "nowhere"),
            List.of("--bank", "1"),
            List.of("--strategy", "brave"),
            List.of("--option", "deck=6"),
            List.of("--distribution"))) {
      var said =
          run(
              new SimulateOnSpark(),
              Stream.concat(Stream.of("simulate", "pure-21.5"), words.stream()).toList());
      assertThat(said.status()).as("%s", words).isEqualTo(2);
      assertThat(said.err().strip().lines()).as("%s", words).hasSize(1);
      assertThat(said.out()).isEmpty();
    }
  }
}
