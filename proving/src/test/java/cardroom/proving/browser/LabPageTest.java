package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The lab: a question in the link, figures of the analysis on the page.
final class LabPageTest extends Visit {

  private static final String PURE = "/lab?house=casino-club&game=pure-21.5";

  private static void press(Guest guest, String name) {
    guest.press(
        guest.page.getByRole(
            AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true)));
  }

  private static void whole(Guest guest, String name) {
    Chromium.wholePicture(guest.page, name);
  }

  /// Like the other pages: one that stays small there leaves half of the screen empty.
  @Test
  void lab_and_book_grow_with_a_large_screen() {
    var manager = newcomer(Screen.DESK);
    manager.page.setViewportSize(2560, 1440);
    for (var path : List.of("/lab?house=casino-club&game=three-card-poker", "/book")) {
      manager.opens(path).sees("main .panel", "");
      var sizes =
          manager.page.evaluate(
              "['.topbar', 'main'].map(part => getComputedStyle(document.querySelector(part)).zoom)");
      Assertions.assertThat(sizes).as(path).isEqualTo(List.of("1.5", "1.5"));
      var share = "document.querySelector('main .panel').parentElement.offsetWidth / innerWidth";
      Assertions.assertThat((double) manager.page.evaluate(share)).as(path).isGreaterThan(0.5);
      Chromium.picture(manager.page, "large" + path.replaceAll("\\?.*|/", "-"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_sheet_shows_its_figures_its_chart_and_how_a_round_ends(Screen screen) {
    var manager = newcomer(screen).opens(PURE + "&removal=1");
    manager.sees(".lab-sheet .data", "Buster").sees(".strategy", "16");
    assertThat(manager.page.locator(".strategy .cell")).hasCount(340);
    assertThat(manager.page.locator(".bars:visible rect").first()).isVisible();
    manager.sees(".removal", "%").sees(".lab-bank", "20,000 rounds dealt");
    assertThat(manager.page.locator(".lab-bank .risk")).hasCount(2);
    whole(manager, "lab-" + screen);
    PictureChecks.seeNothingCutOff(manager.page);
    PictureChecks.findNothingSerious(manager.page);
    manager.page.locator("select").and(manager.page.getByLabel("Decks")).selectOption("6");
    manager.page.waitForURL("**decks=6**");
    assertThat(manager.page.locator(".lab-working")).hasCount(0);
  }

  @Test
  void a_bank_is_asked_about_by_its_size_and_its_seats() {
    var banker = newcomer(Screen.DESK).opens(PURE + "&schedule=2&seats=3&bet=25&bank=300");
    banker.sees(".lab-bank", "$300:").sees(".lab-bank", "500,000 rounds dealt");
    banker.page.getByLabel("Bank, $").fill("20");
    press(banker, "Deal");
    banker.page.waitForURL("**bank=20**");
    banker.sees(".lab-bank", "$20:");
    banker.page.getByLabel("Each bets, $").fill("1");
    press(banker, "Deal");
    banker.sees(".lab-bank .field-trouble", "the table takes");
  }

  @Test
  void two_houses_a_designed_table_and_an_equity_are_all_in_one_link() {
    var manager = newcomer(Screen.DESK);
    manager.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    manager.opens(PURE + "&versus=aviator");
    assertThat(manager.page.locator(".lab-sheet")).hasCount(2);
    assertThat(manager.page.getByText("Difference").first()).isVisible();
    press(manager, "Find tables");
    assertThat(manager.page.locator(".lab-panel", having("Find tables")).locator("tbody tr"))
        .hasCount(5);
    press(manager, "Count");
    assertThat(manager.page.locator(".lab-panel", having("Count")).last()).containsText("AhAs");
    var other = newcomer(Screen.DESK);
    other.page.navigate(manager.page.url());
    assertThat(other.page.locator(".lab-panel", having("Find tables")).locator("tbody tr"))
        .hasCount(5);
    whole(manager, "lab-two-dark");
    PictureChecks.findNothingSerious(manager.page);
    manager.page.setViewportSize(820, 1180);
    whole(manager, "lab-820");
    PictureChecks.seeNothingCutOff(manager.page);
  }

  @Test
  void the_par_sheet_and_the_rule_sheet_are_taken_away_from_a_phone() throws IOException {
    var manager = newcomer(Screen.PHONE).opens(PURE + "&decks=1&options=resplit-aces%3Dtrue");
    manager.sees(".lab-sheet .data", "Buster");
    var page = manager.page.waitForDownload(() -> press(manager, "PAR sheet"));
    Assertions.assertThat(page.suggestedFilename()).isEqualTo("casino-club-pure-21.5.par.html");
    Assertions.assertThat(Files.readString(page.path()))
        .contains("resplit-aces = true", "1 deck", "The bank", "@font-face");
    var paper = manager.page.waitForDownload(() -> press(manager, "PDF"));
    Assertions.assertThat(paper.suggestedFilename()).isEqualTo("casino-club-pure-21.5.par.pdf");
    Assertions.assertThat(Files.readAllBytes(paper.path()))
        .startsWith("%PDF-".getBytes(StandardCharsets.US_ASCII));
    var sheet = manager.page.waitForDownload(() -> press(manager, "Rule sheet"));
    Assertions.assertThat(Files.readString(sheet.path()))
        .contains("resplit-aces: true", "decks: 1");
  }

  @Test
  void nonsense_in_the_link_is_answered_in_a_sentence_with_a_way_out() {
    var odd = newcomer(Screen.PHONE).opens("/lab?house=nowhere&game=chess");
    odd.sees(".notice", "There is no house “nowhere” here.");
    odd.opens(PURE + "&decks=x&options=huh").sees(".lab-sheet .notice", "decks");
    odd.opens(PURE + "&options=huh").sees(".lab-sheet .notice", "huh");
    odd.opens(PURE + "&wager=luck&edge=5").sees(".lab-panel .field-trouble", "luck");
    odd.opens(PURE + "&bank=lots").sees(".lab-bank .field-trouble", "“lots” is not an amount");
    odd.opens(PURE + "&schedule=99").sees(".lab-bank .field-trouble", "99");
    press(odd, "Use the house’s own terms");
    odd.sees(".lab-bank", "20,000 rounds dealt");
    odd.opens(PURE + "&poker=bridge&hands=AhAs;KdKc").sees(".field-trouble", "bridge");
  }

  @Test
  void a_key_is_changed_where_it_stands() {
    var manager = newcomer(Screen.PHONE).opens(PURE);
    manager.press(manager.page.locator(".lab-keys summary"));
    var key = manager.page.locator(".lab-keys label", having("hit-soft-17")).locator("select");
    key.selectOption("false");
    assertThat(manager.page.getByLabel("Keys to change")).hasValue("hit-soft-17=false");
    assertThat(manager.page).hasURL(Pattern.compile(".*hit-soft-17.*false.*"));
    assertThat(manager.page.locator(".lab-working")).hasCount(0);
    assertThat(key).hasValue("false");
    Chromium.picture(manager.page, "lab-keys");
    PictureChecks.seeNothingCutOff(manager.page);
    PictureChecks.findNothingSerious(manager.page);
  }

  private static Page.LocatorOptions having(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  @Test
  void a_key_that_is_not_on_the_sheet_is_named() {
    var manager = newcomer(Screen.PHONE).opens(PURE + "&options=no-such-key%3D1");
    manager.sees(".lab-sheet .notice", "no-such-key");
  }
}
