package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A guest's own poker table, opened in the lobby with bots: house, game, stakes, seats, and who
/// may find it; then a whole hand with them, by the clock.
final class PokerBotsTest extends Browsing {
  /// Slow enough for a busy machine, short enough to be shown.
  private static final ClockTimes PATIENT =
      new ClockTimes(90_000, 90_000, 90_000, 90_000, 30_000, 5_000, 20_000, 6_000);

  @TempDir Path folder;
  private OpenRoom room;

  @BeforeEach
  void open() {
    var plan =
        RoomPlan.standard(folder)
            .on("localhost", 0)
            .with(Demo.NO)
            .with(RequestLimits.NONE)
            .with(new ThinkingTime(200, 400))
            .with(PATIENT);
    room = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  @AfterEach
  void close() {
    chromium.sendHome();
    room.close();
  }

  @ParameterizedTest
  @CsvSource({
    "DESK, Omaha, limit $4-$8, 6, 3, true",
    "PHONE, Texas Hold’em, spread $1-$6, 9, 4, false",
    "PHONE, 7-Card Stud High-Low Split, limit $2-$4, 8, 2, true"
  })
  void a_table_with_bots_is_opened_and_a_hand_is_played(
      Screen screen, String game, String stakes, String seats, String bots, boolean listed) {
    var ann = new Guest(room.port(), chromium.person(screen), screen == Screen.PHONE);
    ann.knowsTheTable().opens("/");
    fills(ann, game, stakes, seats, bots, listed);
    looksRight(ann, "bots-open", screen);
    ann.press(ann.page.locator("dialog button[type=submit]"));
    var link = ann.page.getByLabel("Invite link").inputValue();
    ann.press(ann.page.locator("dialog .row .btn.primary"));
    // First come, first seated: she chooses among the seats that the bots leave.
    assertThat(ann.page.locator(".ring-seat:not(.free) .plate")).hasCount(Integer.parseInt(bots));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    ann.sees(".hero .plate", "You");
    if (screen == Screen.DESK) {
      keepsItsBarOnATablet(ann.page);
    }
    plays(ann, game, screen);
    isFoundOnlyWhen(listed, screen, link);
  }

  /// The owner of a table has the most to choose from in the line above it.
  private static void keepsItsBarOnATablet(Page page) {
    var desk = page.viewportSize();
    page.setViewportSize(820, 1180);
    Chromium.picture(page, "own-table-820");
    assertThat(page.locator(".topbar .gear"))
        .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    page.setViewportSize(desk.width, desk.height);
  }

  private static void fills(
      Guest ann, String game, String stakes, String seats, String bots, boolean listed) {
    var page = ann.page;
    ann.press(page.locator(".slim .btn"));
    page.locator("dialog").getByLabel("Your name at the table").fill("Ann");
    choose(page, 0, "Ocean View Cardroom");
    choose(page, 1, game);
    choose(page, 2, stakes);
    choose(page, 3, seats);
    choose(page, 4, bots);
    page.getByLabel("Name of the table").fill("Ours");
    if (listed) {
      ann.press(page.locator("dialog .check"));
    }
  }

  /// House, game, stakes, seats, bots, in the order they are asked.
  private static void choose(Page page, int field, String option) {
    page.locator("dialog select").nth(field).selectOption(new SelectOption().setLabel(option));
  }

  private static void plays(Guest ann, String game, Screen screen) {
    var over = ann.page.locator(".felt.over .award");
    var turn = ann.page.locator(".acts[data-ready=true]");
    Ring.await(turn, List.of(ann), _ -> {});
    assertThat(ann.page.locator(".hero .hand .card").first()).isVisible();
    assertThat(ann.page.locator(".dock .time-bank")).containsText("30 s");
    looksRight(ann, "bots-turn-" + game.replaceAll("\\W+", "-"), screen);
    Ring.await(over, List.of(ann), Deciding::cheaply);
    ann.sees(".clock[data-clock=between]", "");
    looksRight(ann, "bots-over-" + game.replaceAll("\\W+", "-"), screen);
  }

  /// Whether another person finds it in the lobby; the link always works.
  private void isFoundOnlyWhen(boolean listed, Screen screen, String link) {
    var bob = new Guest(room.port(), chromium.person(screen), screen == Screen.PHONE);
    bob.knowsTheTable().opens("/");
    assertThat(bob.page.locator(".slim .btn")).isEnabled();
    assertThat(bob.page.locator(".table-row")).hasCount(listed ? 1 : 0);
    bob.page.navigate(link);
    bob.sees(".where", "Ours");
  }
}
