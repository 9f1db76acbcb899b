package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.money.Money;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.signs.HtmlSign;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.TextSign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Signs as they are posted; `-Dcardroom.rewrite=true` rewrites them, and the diff is read like
/// code.
final class SignsTest {

  private static final Path SIGNS =
      Path.of(
          System.getProperty("cardroom.checkout"), "houses", "src", "test", "resources", "signs");

  private static Sign sign(String house, int option, Map<String, String> options) {
    return Catalogue.packaged().pure215(house, options).sign(new Stakes.Schedule(option));
  }

  @ParameterizedTest
  @CsvSource({"casino-club, 4", "ocean-view, 5", "aviator, 1", "bureau-standard, 1"})
  void each_house_has_its_sign(String house, int option) throws IOException {
    var file = SIGNS.resolve("%s-%d.txt".formatted(house, option));
    var text = TextSign.write(sign(house, option, Map.of()));
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(file, text);
    }
    assertThat(text).isEqualTo(Files.readString(file));
  }

  @Test
  void the_page_says_what_the_text_says() {
    var sign = sign("casino-club", 4, Map.of());
    var page = HtmlSign.write(sign);
    assertThat(page)
        .contains("Casino Club", "Pure 21.5 Blackjack", "$500", "$251 – $300", "$4.00", "250 to 1")
        .doesNotContain("http:", "https:", "url(")
        .doesNotContain("class=\"stamp\"");
    sign.rules().forEach(rule -> assertThat(page).contains(rule));
    sign.notices().forEach(notice -> assertThat(page).contains(notice));
  }

  @Test
  void a_sign_of_an_example_sheet_says_so() {
    var sign = sign("bureau-standard", 1, Map.of());
    assertThat(TextSign.write(sign)).contains("*** EXAMPLE ***");
    assertThat(HtmlSign.write(sign)).contains("class=\"stamp\"", Sign.EXAMPLE);
    assertThat(TextSign.write(sign("casino-club", 1, Map.of()))).doesNotContain("EXAMPLE");
  }

  @Test
  void words_of_a_sheet_never_become_markup() {
    var page =
        HtmlSign.write(
            sign("casino-club", 1, Map.of("title", "<script>alert(1)</script> & \"Co\"")));
    assertThat(page).doesNotContain("<script").contains("&lt;script&gt;alert(1)", "&amp; &quot;Co");
  }

  @Test
  void a_table_that_the_house_has_not_is_a_sentence() {
    assertThatThrownBy(() -> sign("casino-club", 13, Map.of()))
        .hasMessage("casino-club has no schedule 13 for pure-21.5; it has 1 to 12");
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of());
    assertThatThrownBy(() -> sheet.sign(new Stakes.Limit(Money.dollars(4), Money.dollars(8))))
        .hasMessageStartingWith("pure-21.5 is played by schedule, not by limit $4-$8");
  }
}
