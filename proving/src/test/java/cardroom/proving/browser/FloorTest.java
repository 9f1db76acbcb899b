package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.people.Role;
import cardroom.server.table.EventMakers;
import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A floor person at a browser: is given the role, finds the table, reads the remedy, confirms.
final class FloorTest extends Visit {

  private static final long PAUSE_MILLIS = 1500;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  private long holdem() {
    var ring = new Ring(evening, evening.ring("texas-holdem", 6));
    ring.with(1, "Bob", 200).with(2, "Cat", 200).with(4, "Dan", 200);
    return ring.table;
  }

  private Guest onShift(Screen screen) {
    var flo = guest(screen);
    AccountTest.signsUp(flo, "Flo");
    appointed("Flo", Role.FLOOR);
    flo.opens("/floor").sees(".floor-card", "You are a floor person");
    return flo;
  }

  private void appointed(String name, Role role) {
    org.assertj.core.api.Assertions.assertThat(
            evening.room.people().appoint(EventMakers.ROOM, name, role, true, ""))
        .isEmpty();
  }

  private static Locator dealt(Guest flo) {
    return flo.page.locator(".seat .hand").first();
  }

  private static void opensCalls(Guest flo, String place) {
    flo.press(flo.page.locator(".floor-button"));
    flo.press(flo.page.locator("[data-place='%s']".formatted(place)));
  }

  private static void confirms(Guest flo) {
    flo.press(flo.page.locator(".remedy .btn.primary"));
    assertThat(flo.page.locator("dialog.floor-sheet")).hasCount(0);
  }

  @ParameterizedTest
  @EnumSource
  void the_role_is_given_and_laid_down_and_any_table_has_a_floor_button(Screen screen) {
    var table = holdem();
    var stranger = guest(screen).opens("/floor");
    stranger.sees(".floor-card", "An admin of this room can give you the role");
    looksRight(stranger, "floor-page", screen);
    var flo = onShift(screen);
    flo.press(flo.page.locator(".floor-card a.btn"));
    flo.sees(".floor-panel", "You are a floor person");
    flo.sees(".table-row", "Table of texas-holdem");
    looksRight(flo, "floor-lobby", screen);
    flo.opens("/table/" + table);
    assertThat(flo.page.locator(".floor-button")).isVisible();
    flo.opens("/floor");
    flo.press(flo.page.locator(".floor-card button"));
    StaffPageTest.confirms(flo, "Give up the role of floor?");
    flo.sees(".floor-card", "An admin of this room can give you the role");
    flo.opens("/table/" + table);
    assertThat(dealt(flo)).isVisible();
    assertThat(flo.page.locator(".floor-button")).hasCount(0);
  }

  @ParameterizedTest
  @EnumSource
  void the_link_of_the_first_start_makes_an_admin_who_gives_roles(Screen screen) {
    var bob = AccountTest.signsUp(guest(screen), "Bob");
    var ada = AccountTest.signsUp(guest(screen), "Ada");
    ada.opens("/admin#" + evening.room.adminLink().word().orElseThrow());
    ada.sees(".me-page", "makes you, Ada, the first");
    ada.press(ada.page.locator("form .btn.primary"));
    ada.press(ada.page.getByLabel("floor for Bob"));
    StaffPageTest.confirms(ada, "Give Bob the role floor?");
    assertThat(ada.page.getByLabel("floor for Bob")).hasAttribute("aria-pressed", "true");
    assertThat(ada.page).hasURL(Pattern.compile("/admin$"));
    ada.opens("/admin").sees(".me-page", "What was done");
    looksRight(ada, "admin", screen);
    bob.opens("/floor").sees(".floor-card", "You are a floor person");
    ada.press(ada.page.getByLabel("Sign Bob out everywhere"));
    StaffPageTest.confirms(ada, "Sign Bob out everywhere?");
    ada.sees(".me-page [role=status]", "Bob is signed out everywhere.");
    bob.opens("/me").sees(".me-page", "You can play as a guest");
  }

  @ParameterizedTest
  @EnumSource
  void the_remedy_is_read_before_a_card_is_called_exposed(Screen screen) {
    var table = holdem();
    var flo = onShift(screen);
    flo.opens("/table/" + table);
    assertThat(dealt(flo)).isVisible();
    opensCalls(flo, "2");
    looksRight(flo, "floor-calls", screen);
    flo.press(flo.page.locator("[data-call='exposed.1']"));
    flo.sees(".remedy", "replaced after the deal and becomes the burn card");
    flo.sees(".remedy", "HOLDEM-IRR-8");
    looksRight(flo, "floor-remedy", screen);
    flo.press(flo.page.locator(".remedy .btn").last());
    flo.press(flo.page.locator("[data-call='exposed.1']"));
    confirms(flo);
    if (screen == Screen.PHONE) {
      flo.press(flo.page.locator(".topbar .narrow-only").first());
    }
    var log = flo.page.locator(screen == Screen.PHONE ? "dialog .log" : ".rail .log");
    assertThat(log).containsText("The dealer exposes a card of Cat’s.");
    assertThat(log).containsText("HOLDEM-IRR-8");
    looksRight(flo, "floor-told", screen);
  }

  @Test
  void everything_can_be_called_from_the_keyboard_and_play_may_go_on_meanwhile() {
    var table = holdem();
    var flo = onShift(Screen.DESK).opens("/table/" + table);
    assertThat(dealt(flo)).isVisible();
    flo.page.locator(".floor-button").press("Enter");
    // What is not shown yet cannot have the focus.
    assertThat(flo.page.locator("[data-place='4']")).isVisible();
    flo.page.locator("[data-place='4']").press("Enter");
    flo.page.locator("[data-call='exposed.2']").press("Enter");
    assertThat(flo.page.locator(".remedy h2")).isFocused();
    flo.page.keyboard().press("Tab");
    assertThat(flo.page.locator(".remedy .btn.primary")).isFocused();
    evening.regular("Bob", table).does("fold");
    flo.sees(".remedy .notice", "can no longer be called");
    assertThat(flo.page.locator(".remedy .btn.primary")).isDisabled();
    flo.page.keyboard().press("Escape");
    assertThat(flo.page.locator("dialog.floor-sheet")).hasCount(0);
    opensCalls(flo, "table");
    flo.press(flo.page.locator("[data-call='void-hand']"));
    confirms(flo);
    flo.sees(".rail .log", "The hand is void");
  }

  @Test
  void whoever_sits_down_is_not_the_floor_there() {
    var table = holdem();
    var flo = onShift(Screen.DESK).joins("Flo", table);
    flo.press(flo.page.locator(".floor-button"));
    flo.sees("dialog.floor-sheet", "A player at this table cannot be its floor person");
    looksRight(flo, "floor-conflict", Screen.DESK);
  }
}
