package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The unit tests of the client's state, written beside it in TypeScript and run in a real browser.
final class UnitsTest extends Browsing {

  private static final Path CLIENT = Path.of(System.getProperty("cardroom.checkout"), "web", "src");

  @TestFactory
  Stream<DynamicTest> units() {
    try (var catalogue = new PageServer()) {
      var page = chromium.person(Screen.DESK).newPage();
      page.navigate(catalogue.units());
      page.waitForFunction("() => window.told");
      var told = (List<?>) page.evaluate("told");
      return told.stream().map(one -> unit((Map<?, ?>) one));
    }
  }

  private static DynamicTest unit(Map<?, ?> told) {
    return DynamicTest.dynamicTest(
        String.valueOf(told.get("name")), () -> assertThat(told.get("error")).isEqualTo(""));
  }

  @Test
  void every_file_of_the_state_has_unit_tests() throws IOException {
    var tested = Files.readString(CLIENT.resolve("test/client/units.ts"));
    try (var files = Files.list(CLIENT.resolve("main/client/state"))) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".ts", "")))
          .allSatisfy(name -> assertThat(tested).contains("'./units/%s'".formatted(name)));
    }
  }
}
