package cardroom.app.architecture;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Files, methods and lines stay small enough to be read; what must be bigger says why.
final class TidyTest {

  private static final String EXEMPTIONS = "docs/tidy-exemptions.txt";
  // Every source is parsed, which takes its time: once for all tests.
  private static final List<Tidiness.Complaint> COMPLAINTS = complaints();

  @Test
  void sources_are_small_or_say_why_they_are_not() {
    var exempt = exemptions();
    assertThat(
            COMPLAINTS.stream()
                .filter(wrong -> !exempt.containsKey(wrong.file()))
                .map(String::valueOf)
                .collect(joining("\n")))
        .as("split these, or write a reason into %s", EXEMPTIONS)
        .isEmpty();
  }

  @Test
  void an_exemption_that_is_needed_no_longer_is_deleted() {
    var untidy = COMPLAINTS.stream().map(Tidiness.Complaint::file).toList();
    assertThat(exemptions().keySet()).as(EXEMPTIONS).isSubsetOf(untidy);
  }

  @Test
  void every_exemption_gives_a_reason() {
    assertThat(exemptions())
        .as(EXEMPTIONS)
        .allSatisfy((_, reason) -> assertThat(reason).hasSizeGreaterThan(10));
  }

  @Test
  void a_long_file_a_wide_line_and_a_long_method_are_noticed() {
    var method = "  void deal() {\n" + "    turn();\n".repeat(39) + "  }\n";
    assertThat(java("class A {\n" + method + "}"))
        .singleElement()
        .asString()
        .isEqualTo("cards/A.java:2: deal has 41 lines, more than 40; name its steps");
    assertThat(java("// " + "x".repeat(118)))
        .singleElement()
        .asString()
        .isEqualTo("cards/A.java:1: the line has 121 columns, more than 120; break it");
    assertThat(java("\n".repeat(300) + "//"))
        .singleElement()
        .asString()
        .isEqualTo("cards/A.java:301: the file has 301 lines, more than 300; part it by concept");
  }

  @Test
  void a_method_of_forty_lines_is_tidy() {
    assertThat(java("class A {\n  void deal() {\n" + "    turn();\n".repeat(38) + "  }\n}"))
        .isEmpty();
  }

  @Test
  void a_long_function_of_the_client_is_noticed() {
    var body = "  turn();\n".repeat(40) + "}\n";
    for (var head :
        List.of(
            "export function deal(shoe: Shoe) {",
            "const deal = (shoe: Shoe) => {",
            "deal(): void {")) {
      assertThat(
              Tidiness.of(Checkout.ROOT.resolve("web/a.ts"), (head + "\n" + body).lines().toList()))
          .as(head)
          .hasSize(1);
    }
    assertThat(
            Tidiness.of(
                Checkout.ROOT.resolve("web/a.ts"), ("if (open) {\n" + body).lines().toList()))
        .isEmpty();
  }

  private static List<Tidiness.Complaint> java(String text) {
    return Tidiness.of(Checkout.ROOT.resolve("cards/A.java"), text.lines().toList());
  }

  private static List<Tidiness.Complaint> complaints() {
    return Checkout.files(name -> name.matches(".*\\.(java|ts|tsx)") && !name.endsWith(".d.ts"))
        .stream()
        .flatMap(file -> Tidiness.of(file, Checkout.lines(file)).stream())
        .toList();
  }

  /// One line each: `path: reason`.
  private static Map<String, String> exemptions() {
    return Checkout.lines(Checkout.ROOT.resolve(EXEMPTIONS)).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(":", 2))
        .collect(
            toMap(parts -> parts[0].strip(), parts -> parts.length == 2 ? parts[1].strip() : ""));
  }
}
