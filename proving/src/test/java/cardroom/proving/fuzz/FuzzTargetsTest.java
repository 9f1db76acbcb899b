package cardroom.proving.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What `./trials fuzz` sends for hours, for seconds: every seed unchanged and a few altered ones,
/// for every target.
@Tag("fuzz")
class FuzzTargetsTest {
  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final int BENT = 2;

  @TempDir Path folder;

  private static byte[] bent(byte[] input, Random random) {
    var bent = input.clone();
    for (int i = 1 + random.nextInt(4); i > 0 && bent.length > 1; i--) {
      bent[1 + random.nextInt(bent.length - 1)] = (byte) random.nextInt(256);
    }
    return bent;
  }

  @ParameterizedTest
  @EnumSource
  void no_seed_and_nothing_like_it_makes_a_fault(FuzzTarget target) throws Exception {
    var random = new Random(7);
    var seeds = FuzzSeeds.of(target, CHECKOUT);
    assertThat(seeds).isNotEmpty();
    for (var seed : seeds) {
      assertThatCode(() -> target.take(seed)).as(target.word()).doesNotThrowAnyException();
      for (int i = 0; i < (target == FuzzTarget.COMMANDS ? 0 : BENT); i++) {
        var bent = bent(seed, random);
        assertThatCode(() -> target.take(bent))
            .as("%s: %s", target.word(), new String(bent, StandardCharsets.UTF_8))
            .doesNotThrowAnyException();
      }
    }
  }

  @Test
  void jazzer_finds_a_planted_fault_and_names_the_input() throws Exception {
    var seeds = Files.createDirectories(folder.resolve("seeds"));
    Files.writeString(seeds.resolve("1"), "Jx of clubs");
    var run = new JazzerRun(PlantedTarget.class.getName(), folder, "planted");
    var report = run.over(120, 1, List.of(seeds));
    assertThat(report.finding().orElse(report.summary()))
        .contains("planted-failed-", "IllegalStateException: planted");
    try (var files = Files.list(folder)) {
      assertThat(files.map(Path::toString)).anyMatch(file -> file.contains("planted-failed-crash"));
    }
  }
}
