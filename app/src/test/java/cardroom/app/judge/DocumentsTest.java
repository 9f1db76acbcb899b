package cardroom.app.judge;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.GivenText;
import cardroom.houses.Catalogue;
import cardroom.notation.script.NotationError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every round that a document shows is played, and its expectations hold.
final class DocumentsTest {

  private static final Path DOCS = Path.of(System.getProperty("cardroom.checkout"), "docs");
  private static final Pattern ROUND = Pattern.compile("(?ms)^```round\\n(.*?)^```$");
  private static final Pattern OPTIONS = Pattern.compile(" +options \\S+");

  @TestFactory
  Stream<DynamicTest> rounds_in_documents_hold() throws IOException {
    var catalogue = Catalogue.packaged();
    var tests = new ArrayList<DynamicTest>();
    for (var document : documents()) {
      var rounds = rounds(document);
      tests.add(
          DynamicTest.dynamicTest(
              DOCS.relativize(document).toString(),
              () -> rounds.forEach(round -> holds(document, round, catalogue))));
    }
    return tests.stream();
  }

  private static List<Path> documents() throws IOException {
    try (var files = Files.walk(DOCS)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static List<String> rounds(Path document) throws IOException {
    return ROUND
        .matcher(Files.readString(document))
        .results()
        .map(result -> result.group(1))
        .toList();
  }

  private static void holds(Path document, String round, Catalogue catalogue) {
    var text = new GivenText(document.getFileName() + ", in:\n" + round, round);
    for (var read : Notations.read(text, catalogue)) {
      assertThat(read.play().failures()).as(round).isEmpty();
    }
  }

  /// Under the unchanged sheet the same round must come out differently.
  @TestFactory
  Stream<DynamicTest> a_key_that_a_reading_changes_changes_the_ruling() throws IOException {
    var catalogue = Catalogue.packaged();
    var tests = new ArrayList<DynamicTest>();
    for (var document : documents()) {
      if (!document.startsWith(DOCS.resolve("readings"))) {
        continue;
      }
      for (var round : rounds(document).stream().flatMap(DocumentsTest::single).toList()) {
        if (OPTIONS.matcher(round).find()) {
          tests.add(
              DynamicTest.dynamicTest(
                  DOCS.relativize(document) + ": " + round.lines().findFirst().orElseThrow(),
                  () -> isOtherwise(OPTIONS.matcher(round).replaceFirst(""), catalogue)));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThan(40);
    return tests.stream();
  }

  /// The rounds of a block, each with its header.
  private static Stream<String> single(String block) {
    return Stream.of(block.split("(?m)^(?=house|game)")).filter(round -> !round.isBlank());
  }

  /// Some expectation fails, or the round cannot even be played.
  private static void isOtherwise(String round, Catalogue catalogue) {
    try {
      var failures =
          Notations.read(new GivenText("reading", round), catalogue).stream()
              .flatMap(read -> read.play().failures().stream());
      assertThat(failures).as(round).isNotEmpty();
    } catch (NotationError impossible) {
      assertThat(impossible).isNotNull();
    }
  }

  @Test
  void the_notations_own_document_shows_rounds() throws IOException {
    assertThat(rounds(DOCS.resolve("notation.md"))).hasSizeGreaterThan(5);
  }
}
