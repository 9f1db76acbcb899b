package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page on security names tests; each of them must be there.
class SecurityPageTest {
  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`");

  @Test
  void every_test_that_the_page_names_is_there() throws IOException {
    var tests = tests();
    var missing = new ArrayList<String>();
    var named = NAMED.matcher(Files.readString(CHECKOUT.resolve("docs/security.md")));
    while (named.find()) {
      var source = tests.get(named.group(1));
      var method = named.group(2);
      if (source == null
          || (method != null && !Files.readString(source).contains(" " + method + "("))) {
        missing.add(named.group());
      }
    }
    assertThat(missing).isEmpty();
    assertThat(tests).isNotEmpty();
  }

  private static Map<String, Path> tests() throws IOException {
    var tests = new HashMap<String, Path>();
    for (var module : new String[] {"server", "proving"}) {
      try (var files = Files.walk(CHECKOUT.resolve(module).resolve("src/test/java"))) {
        files
            .filter(file -> file.toString().endsWith("Test.java"))
            .forEach(file -> tests.put(file.getFileName().toString().replace(".java", ""), file));
      }
    }
    return tests;
  }
}
