package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.odd.OddCatalogue;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A game that no house has, in the real room and the real client: one seat, one card, one amount.
/// Nothing in the client was written for it.
final class OddTest extends Visit {

  @Override
  Evening evening(Path folder) {
    return new Evening(folder, new OddCatalogue());
  }

  @ParameterizedTest
  @EnumSource
  void a_game_the_client_never_heard_of_is_played_to_its_end(Screen screen) {
    var table = evening.table(OddCatalogue.opening("Odd one"));
    var rail = newcomer(screen).opens("/table/" + table);
    var ann = guest(screen);
    sits(ann, table);
    evening.shoe.beginsWith(1, "Ah");
    stakes(ann, 5);
    looksRight(ann, "odd-guess", screen);
    ann.does("peek");
    assertThat(ann.page.locator(".hero .card.suit-h")).hasCount(1);
    assertThat(rail.page.locator(".seat .card[class*='suit-?']")).hasCount(1);
    looksRight(ann, "odd-peeked", screen);
    ann.does("red").sees(".topbar", "$20");
    stakes(ann, 5);
    evening.slamDoors();
    ann.sees(".online", "Connected").does("red");
    assertThat(ann.page.locator(".dock [data-choice=stake]")).isVisible();
    ann.does("leave");
    assertThat(ann.page.locator(".dock [data-choice=sit]")).isVisible();
  }

  private static void sits(Guest ann, long table) {
    ann.opens("/table/%d?sit".formatted(table));
    ann.page.getByLabel("Your name at the table").fill("Ann");
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    ann.page.locator("dialog input[type=range]").fill("2000");
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    ann.sees(".topbar", "$20");
  }

  private static void stakes(Guest ann, int dollars) {
    ann.press(ann.page.getByLabel("stake: Other amount"));
    ann.page.locator(".dock input[type=range]").fill("%d00".formatted(dollars));
    ann.does("stake");
    assertThat(ann.page.locator(".hero .card")).hasCount(1);
  }
}
