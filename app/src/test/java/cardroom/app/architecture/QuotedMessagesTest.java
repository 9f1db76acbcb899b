package cardroom.app.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What an operator looks up in `docs/operations.md`, the room says in the same words.
final class QuotedMessagesTest {

  /// The first cell of a row under "When something is wrong".
  private static final Pattern CELL = Pattern.compile("(?m)^\\| `([^`]+)`[^|]*\\|");

  /// Where a literal goes on in the next one.
  private static final Pattern SEAM = Pattern.compile("\"\\s*\\+\\s*\"");

  /// What the program fills in, and the document writes in capitals.
  private static final Pattern FILLED = Pattern.compile("[A-Z]+:[A-Z]+.*");

  @Test
  void every_message_that_is_explained_is_one_that_the_room_says() {
    var document = text(Checkout.ROOT.resolve("docs/operations.md"));
    var section = document.replaceFirst("(?s).*\n## When something is wrong\n(.*?)\n## .*", "$1");
    var explained = CELL.matcher(section);
    var sources =
        Checkout.files(name -> name.endsWith(".java")).stream()
            .filter(file -> Checkout.name(file).contains("src/main/java"))
            .map(QuotedMessagesTest::text)
            .map(source -> SEAM.matcher(source).replaceAll(""))
            .collect(Collectors.joining("\n"));
    var unknown = new ArrayList<String>();
    var count = 0;
    while (explained.find()) {
      count++;
      var words = FILLED.matcher(explained.group(1)).replaceAll("").strip();
      if (!sources.contains(words)) {
        unknown.add(words);
      }
    }
    assertThat(count).isGreaterThan(4);
    assertThat(unknown).as("the room never says").isEmpty();
  }

  private static String text(Path file) {
    return String.join("\n", Checkout.lines(file));
  }
}
