package cardroom.app.analyze;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardroom.app.Ran;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `analyze --html` and `--pdf`: the page says what the JSON says, and needs nothing but itself.
final class ParSheetTest {

  private static final Pattern FIGURE =
      Pattern.compile("<data data-of=\"([^\"]*)\" value=\"([^\"]*)\">([^<]*)</data>");

  /// A question that several tests ask is worked out once.
  private static final Map<String, Written> WRITTEN = new ConcurrentHashMap<>();

  @TempDir private Path folder = Path.of("");

  private record Shown(double value, String text) {}

  private record Written(JsonNode json, String page) {

    Map<String, Shown> figures() {
      var figures = new LinkedHashMap<String, Shown>();
      FIGURE
          .matcher(page)
          .results()
          .forEach(
              found ->
                  figures.put(
                      found.group(1),
                      new Shown(Double.parseDouble(found.group(2)), found.group(3))));
      return figures;
    }
  }

  private Written written(String words) throws IOException {
    var known = WRITTEN.get(words);
    if (known != null) {
      return known;
    }
    var file = folder.resolve("page.html");
    var all = new ArrayList<>(List.of(("analyze " + words + " --json").split(" ")));
    all.addAll(List.of("--html", file.toString()));
    var ran = Ran.of(all.toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isEqualTo(Status.DONE);
    var json = JsonMapper.builder().build().readTree(ran.out());
    var written = new Written(json, Files.readString(file));
    WRITTEN.put(words, written);
    return written;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pure-21.5 --decks 6",
        "pure-21.5 --house ocean-view --removal",
        "pure-21.5 --decks infinite --option insurance.offered=false",
        "pure-21.5 --decks 1 --removed AhAs8d --option buster.pay-table=3",
        "three-card-poker",
        "three-card-poker --removed 2c2d"
      })
  @Tag("slow")
  void every_figure_of_a_wager_is_on_the_page_as_in_the_json(String words) throws IOException {
    var written = written(words);
    var figures = written.figures();
    for (var wager : written.json().get("wagers").properties()) {
      wagerAgrees(figures, "/wagers/" + wager.getKey(), wager.getValue());
    }
    for (var wager : written.json().at("/removal/wagers").properties()) {
      var at = "/removal/wagers/%s/effects/".formatted(wager.getKey());
      var effects = wager.getValue().get("effects").properties();
      effects.forEach(rank -> agrees(figures, at + rank.getKey(), rank.getValue()));
    }
    figures.forEach((name, shown) -> showsItsValue(name, shown));
  }

  private static void wagerAgrees(Map<String, Shown> figures, String at, JsonNode json) {
    agrees(figures, at + "/sd", json.get("sd"));
    agrees(figures, at + "/hit", json.get("hit"));
    double ev = json.get("ev").asDouble();
    assertThat(value(figures, "edge:" + at + "/ev")).isEqualTo(-ev);
    assertThat(value(figures, "return:" + at + "/ev")).isEqualTo(1 + ev);
    if (json.has("pays")) {
      assertThat(value(figures, "sum:" + at + "/ev")).isCloseTo(ev, within(1e-12));
    }
    if (!at.endsWith("blind")) {
      var lines = json.get("distribution").properties();
      lines.forEach(
          line -> agrees(figures, at + "/distribution/" + line.getKey(), line.getValue()));
    }
  }

  private static void agrees(Map<String, Shown> figures, String name, JsonNode json) {
    assertThat(figures).containsKey(name);
    assertThat(value(figures, name)).as(name).isEqualTo(json.asDouble());
  }

  private static double value(Map<String, Shown> figures, String name) {
    return figures.getOrDefault(name, new Shown(Double.NaN, "")).value();
  }

  /// What a person reads is the value, rounded to the digits that are shown.
  private static void showsItsValue(String name, Shown shown) {
    boolean isPercent = shown.text().endsWith("%");
    var digits = shown.text().replaceAll("[^0-9.−]", "").replace('−', '-');
    int after = digits.contains(".") ? digits.length() - digits.indexOf('.') - 1 : 0;
    double read = Double.parseDouble(digits) / (isPercent ? 100 : 1);
    double unit = Math.pow(10, -after) / (isPercent ? 100 : 1);
    assertThat(read).as(name).isCloseTo(shown.value(), within(0.500001 * unit));
  }

  @Test
  void the_page_names_sheet_program_method_and_readings_and_fetches_nothing() throws IOException {
    var written = written("pure-21.5 --decks 6 --option resplit-aces=true");
    var hash = written.json().get("sheetSha256").asString();
    assertThat(hash).matches("[0-9a-f]{64}");
    assertThat(written.page())
        .contains(hash.replaceAll("(.{8})(?=.)", "$1 "))
        .contains(written.json().get("program").asString())
        .contains("Pure 21.5 Blackjack")
        .contains("resplit-aces = true")
        .contains("<dt>bank-limit ★</dt>\n<dd>separate</dd>\n<dd class=\"reading\">A-41</dd>")
        .contains("<svg class=\"plot\"")
        .contains(
            "content: \"PAR sheet, Pure 21.5 Blackjack, ",
            ", 6 decks, sheet " + hash.substring(0, 8))
        .contains("counter(pages)");
    for (var sentence : written.json().get("assumptions").values()) {
      assertThat(written.page()).contains(sentence.asString().replace("'", "&#39;"));
    }
    assertThat(written.page()).doesNotContain("http", "<script", "<link", "src=\"", "@import");
    assertThat(written.page().replaceAll("url\\(\"data:font[^\"]*\"\\)", ""))
        .doesNotContain("url(");
  }

  @Test
  void the_chart_is_that_of_the_json() throws IOException {
    var written = written("pure-21.5 --decks 6");
    var cells =
        Pattern.compile("<td class=\"[SHDPR]\" title=\"([^\"]*)\">")
            .matcher(written.page())
            .results()
            .map(found -> found.group(1))
            .toList();
    var advice = new ArrayList<String>();
    for (var kind : List.of("hard", "soft", "pair")) {
      var rows =
          written.json().get("strategy").properties().stream()
              .filter(row -> row.getKey().startsWith(kind))
              .toList();
      for (var row : rows.reversed()) {
        row.getValue().values().forEach(cell -> advice.add(cell.asString()));
      }
    }
    assertThat(cells).isEqualTo(advice);
  }

  @Tag("slow")
  @ParameterizedTest
  @Tag("browser")
  @ValueSource(strings = {"three-card-poker", "pure-21.5 --bank 300 --rounds 1000 --removal"})
  void every_figure_of_the_page_stands_in_the_pdf_in_its_place(String words) throws IOException {
    var file = folder.resolve("sheet.pdf");
    var written = written(words + " --pdf " + file);
    assertThat(Files.readAllBytes(file))
        .startsWith("%PDF-".getBytes(US_ASCII))
        .hasSizeGreaterThan(20_000);
    var text = PdfText.of(file);
    int at = 0;
    for (var found : FIGURE.matcher(written.page()).results().toList()) {
      var shown = found.group(3).replace(" ", "");
      int place = text.indexOf(shown, at);
      assertThat(place).as("%s, %s after %d", found.group(1), shown, at).isNotNegative();
      at = place + shown.length();
    }
    assertThat(written.figures()).hasSizeGreaterThan(40);
    for (var sentence : written.json().get("assumptions").values()) {
      assertThat(text).contains(sentence.asString().replaceAll("\\s", ""));
    }
    assertThat(text).contains(written.json().get("sheetSha256").asString());
  }

  @Test
  void the_bank_report_is_tables_of_figures_and_no_raw_document() throws IOException {
    var written = written("three-card-poker --bank 300 --rounds 1000");
    var page = written.page();
    var bank = page.substring(page.indexOf("The bank</h2>"), page.indexOf("Method and assum"));
    assertThat(bank.replaceAll("<[^>]*>", " "))
        .contains("By the size of the bank", "What each schedule collects", "No action")
        .doesNotContain("{", "Cents", "[");
    var figures = written.figures();
    var json = written.json().get("bank");
    assertThat(value(figures, "dollars:/bank/evPerRoundCents"))
        .isEqualTo(json.get("evPerRoundCents").asDouble() / 100);
    assertThat(value(figures, "dollars:/bank/byBank/2/sdPerRoundCents"))
        .isEqualTo(json.at("/byBank/2/sdPerRoundCents").asDouble() / 100);
  }

  @Test
  void without_chromium_a_sentence_says_what_would_work() throws IOException {
    assertThatThrownBy(() -> PageOptions.printer(Map.of("PATH", folder.toString())))
        .isInstanceOf(WrongUse.class)
        .hasMessageContaining("needs Chromium")
        .hasMessageContaining("--html");
    assertThatThrownBy(() -> PageOptions.printer(Map.of("CARDROOM_CHROMIUM", folder + "/none")))
        .isInstanceOf(WrongUse.class)
        .hasMessageContaining("which is not a program");
    var program = Files.createFile(folder.resolve("chromium"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(PageOptions.printer(Map.of("PATH", "/nowhere:" + folder)).chromium())
        .isEqualTo(program);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pure-21.5 --html /no/such/folder/page.html",
        "pure-21.5 --versus decks=8 --html page.html"
      })
  void what_cannot_be_written_gets_one_sentence_and_status_2(String words) {
    var ran = Ran.of(("analyze " + words).split(" "));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.out()).isEmpty();
  }
}
