package cardroom.app.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every file and class that a document names exists.
final class NamedFilesTest {

  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /// `web/…/parts/dock/Act.tsx`, `Commands.java`, `docs/analysis.md`.
  private static final Pattern FILE =
      Pattern.compile(
          "(?<folders>([\\w.…-]+/)*)(?<name>[\\w-]+\\.(java|tsx?|md|yaml|css|txt|xml))");

  /// `server/table/TableActor`, `TableGame.rule`; a name all in capitals is a constant.
  private static final Pattern CLASS =
      Pattern.compile("(?<folders>([a-z0-9…]+/)*)(?<name>[A-Z][a-z0-9]+[A-Za-z0-9]*)(\\.\\w+)?");

  private static final List<String> FILES =
      Checkout.files(_ -> true).stream().map(Checkout::name).toList();

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/mutation.md"})
  void every_file_and_class_that_a_document_names_is_there(String document) {
    var text = String.join("\n", Checkout.lines(Checkout.ROOT.resolve(document)));
    var missing = new ArrayList<String>();
    var quoted = QUOTED.matcher(text.replaceAll("(?s)```.*?```", ""));
    while (quoted.find()) {
      if (!isThere(quoted.group(1))) {
        missing.add(quoted.group(1));
      }
    }
    assertThat(missing).as("%s names these", document).isEmpty();
  }

  /// Words that name neither are ignored.
  private static boolean isThere(String word) {
    var file = FILE.matcher(word);
    if (file.matches()) {
      return isThere(file.group("folders"), Pattern.quote(file.group("name")));
    }
    var named = CLASS.matcher(word);
    return !named.matches()
        || isThere(named.group("folders"), named.group("name") + "\\.(java|tsx?)");
  }

  /// @param folders that the path passes through; those before an ellipsis count as well
  private static boolean isThere(String folders, String name) {
    var through = Stream.of(folders.split("/")).filter(one -> one.matches("\\w[\\w.-]*")).toList();
    var path = Pattern.compile("(.*/)?" + name).asMatchPredicate();
    return FILES.stream()
        .filter(path)
        .anyMatch(one -> through.stream().allMatch(part -> ("/" + one).contains("/" + part + "/")));
  }
}
