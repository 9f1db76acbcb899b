package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A person with an account at a browser: signs up, out and in again.
final class AccountTest extends Visit {

  private static final String PASSWORD = "seven quiet otters";

  /// The six digits of a key at this moment, by the browser's own HMAC (RFC 6238).
  private static final String AUTHENTICATOR =
      """
      async (secret) => {
        const digits = [...secret].map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c));
        const bits = digits.map((one) => one.toString(2).padStart(5, '0')).join('');
        const bytes = Uint8Array.from(bits.match(/.{8}/g), (one) => Number.parseInt(one, 2));
        const step = new DataView(new ArrayBuffer(8));
        step.setBigUint64(0, BigInt(Math.floor(Date.now() / 30000)));
        const by = { name: 'HMAC', hash: 'SHA-1' };
        const key = await crypto.subtle.importKey('raw', bytes, by, false, ['sign']);
        const hash = new DataView(await crypto.subtle.sign('HMAC', key, step));
        const number = hash.getUint32(hash.getUint8(19) & 15) & 0x7fffffff;
        return String(number % 1000000).padStart(6, '0');
      }
      """;

  private static void presses(Guest who, String button) {
    var named = new Page.GetByRoleOptions().setName(button).setExact(true);
    who.press(who.page.getByRole(AriaRole.BUTTON, named).first());
  }

  private static void chooses(Guest who, String way) {
    who.press(who.page.locator(".segments label").getByText(way));
  }

  private static void fills(Guest who, String label, String text) {
    who.page.getByLabel(label, new Page.GetByLabelOptions().setExact(true)).first().fill(text);
  }

  static Guest signsUp(Guest who, String name) {
    who.opens("/me");
    chooses(who, "Create account");
    fills(who, "Your name", name);
    who.page.locator("input[type=password]").fill(PASSWORD);
    presses(who, "Create account");
    who.sees(".codes-panel", "Your recovery codes");
    return who;
  }

  static Guest signsIn(Guest who, String name) {
    who.opens("/me");
    fills(who, "Your name", name);
    fills(who, "Password", PASSWORD);
    presses(who, "Sign in");
    who.sees(".me-head", name);
    return who;
  }

  @ParameterizedTest
  @EnumSource
  void somebody_signs_up_out_and_in_again(Screen screen) {
    var ann = guest(screen).opens("/me");
    ann.sees(".me-page", "You can play as a guest without any of this");
    looksRight(ann, "me-come-in", screen);
    signsUp(ann, "Ann");
    assertThat(ann.page.locator(".codes li")).hasCount(10);
    looksRight(ann, "me-codes", screen);
    presses(ann, "I have kept them");
    ann.sees(".me-head", "Ann");
    ann.sees(".me-list", "this device");
    looksRight(ann, "me-account", screen);
    presses(ann, "Sign out here");
    fills(ann, "Your name", "ann");
    fills(ann, "Password", "not my password");
    presses(ann, "Sign in");
    ann.sees(".notice.bad", "do not match");
    fills(ann, "Password", PASSWORD);
    presses(ann, "Sign in");
    ann.sees(".me-head", "Ann");
  }

  @Test
  void a_guest_sets_a_password_and_comes_back_by_a_code_on_another_device() {
    var table = evening.table("Friday");
    var bob = guest(Screen.PHONE).sits("Bob", table);
    bob.opens("/me").sees(".me-page", "You are here as a guest, Bob.");
    bob.page.locator("input[type=password]").fill(PASSWORD);
    presses(bob, "Keep this account");
    bob.sees(".codes-panel", "Your recovery codes");
    var code = bob.page.locator(".codes li").first().innerText();
    bob.opens("/table/" + table).sees(".hero .plate", "You");
    var other = guest(Screen.DESK).opens("/me");
    chooses(other, "Lost password");
    fills(other, "Your name", "Bob");
    fills(other, "Recovery code", code);
    other.page.locator("input[type=password]").fill("six loud herons");
    presses(other, "Set the new password");
    other.sees(".me-head", "Bob");
    other.opens("/table/" + table).sees(".hero .plate", "You");
    bob.opens("/me").sees(".me-page", "You can play as a guest");
  }

  @Test
  void limits_a_pause_and_a_way_out_are_on_the_page() {
    var ann = signsUp(guest(Screen.PHONE), "Ann");
    presses(ann, "I have kept them");
    ann.page.getByLabel("Lose at most").fill("5000");
    ann.page.getByLabel("Remind me how I am doing").fill("1");
    presses(ann, "Set limits");
    ann.sees(".me-page", "Set.");
    ann.sees(".me-page", "0 minutes of play");
    looksRight(ann, "me-limits", Screen.PHONE);
    ann.page.evaluate("sessionStorage.setItem('cardroom.checked', '5')");
    ann.opens("/table/%d?sit".formatted(evening.table("Friday")));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    ann.sees("dialog[open]", "In the last 24 hours you have played");
    presses(ann, "Play on");
    presses(ann.opens("/me"), "A week");
    StaffPageTest.confirms(ann, "Take a break of a week?");
    ann.sees(".me-page", "You asked for a break");
    Awaitility.await().until(() -> evening.room.limits().day("Ann").atTablesCents() == 0);
    isOfferedNoSeat(ann);
    ann.opens("/me");
    ann.page.locator("summary", new Page.LocatorOptions().setHasText("Close my account")).click();
    ann.sees("details[open]", "For good, Ann: your $1,000 go back to the cage");
    ann.page.locator("details[open] input[type=password]").fill(PASSWORD);
    ann.page.locator("details[open] button[type=submit]").click();
    ann.sees(".me-page", "You can play as a guest");
    assertThat(ann.page.locator(".me-page")).not().containsText("Ann");
  }

  /// Neither in the lobby nor at a table, whatever the address asks for.
  private void isOfferedNoSeat(Guest who) {
    who.opens("/").sees(".lobby", "You asked for a break. You can play again on");
    assertThat(who.page.locator(".table-row .btn").first()).hasText("Watch");
    assertThat(who.page.getByText("Deal me in")).hasCount(0);
    looksRight(who, "lobby-break", Screen.PHONE);
    who.opens("/table/%d?deal".formatted(evening.table("Saturday")));
    who.sees(".dock", "You asked for a break. You can play again on");
    assertThat(who.page.locator("[data-choice=sit]")).hasCount(0);
    looksRight(who, "table-break", Screen.PHONE);
  }

  @Test
  void a_looser_limit_says_what_holds_until_then() {
    var ann = signsUp(guest(Screen.DESK), "Ann");
    presses(ann, "I have kept them");
    ann.page.getByLabel("Lose at most").fill("100");
    presses(ann, "Set limits");
    ann.sees(".me-page", "Set.");
    ann.page.getByLabel("Lose at most").fill("500");
    presses(ann, "Set limits");
    ann.sees(".me-page", "$100 until ");
    looksRight(ann, "me-looser-limit", Screen.DESK);
  }

  @Test
  void every_device_is_listed_and_can_be_signed_out() {
    var ann = signsUp(guest(Screen.DESK), "Ann");
    var phone = guest(Screen.PHONE).opens("/me");
    fills(phone, "Your name", "Ann");
    fills(phone, "Password", PASSWORD);
    presses(phone, "Sign in");
    phone.sees(".me-list", "this device");
    assertThat(phone.page.locator(".me-list li")).hasCount(2);
    looksRight(phone, "me-sessions", Screen.PHONE);
    phone.press(phone.page.locator(".me-list .btn"));
    assertThat(phone.page.locator(".me-list li")).hasCount(1);
    ann.opens("/me").sees(".me-page", "You can play as a guest");
    presses(phone, "Sign out everywhere");
    phone.sees(".me-page", "You can play as a guest");
    assertThat(evening.room.sessions().of("Ann")).isEmpty();
  }

  @Test
  void whoever_is_signed_out_elsewhere_is_told_so_and_can_come_in_again() {
    var ann = signsUp(guest(Screen.PHONE), "Ann");
    presses(ann, "I have kept them");
    evening.room.sessions().endAllBut("Ann", "");
    presses(ann, "Set limits");
    ann.sees(".notice", "You were signed out, here or on another device. Sign in again.");
    fills(ann, "Your name", "Ann");
    fills(ann, "Password", PASSWORD);
    presses(ann, "Sign in");
    ann.sees(".me-head", "Ann");
    assertThat(ann.page.locator(".me-page")).not().containsText("You were signed out");
  }

  @Test
  void a_guest_is_warned_before_name_and_chips_are_gone() {
    var bob = guest(Screen.PHONE).sits("Bob", evening.table("Friday")).opens("/me");
    bob.sees(".me-list", "this device");
    assertThat(bob.page.getByText("Sign out here")).hasCount(0);
    bob.press(bob.page.getByText("Leave the room"));
    bob.sees("details", "nobody can play under your name again");
    looksRight(bob, "me-guest-leaves", Screen.PHONE);
    presses(bob, "Leave without an account");
    bob.sees(".me-page", "You can play as a guest");
  }

  @Test
  void a_limit_that_can_be_read_in_two_ways_is_asked_for_again() {
    var ann = signsUp(guest(Screen.DESK), "Ann");
    presses(ann, "I have kept them");
    ann.page.getByLabel("Lose at most").fill("1.5k");
    presses(ann, "Set limits");
    ann.sees(".notice.bad", "“1.5k” is not an amount");
    ann.page.getByLabel("Lose at most").fill("1,500");
    presses(ann, "Set limits");
    ann.sees(".me-page", "Set.");
    assertThat(evening.room.limits().bounds("Ann").lossCents()).isEqualTo(150_000);
  }

  @Test
  void the_second_factor_is_scanned_and_asked_for_without_a_refusal() {
    var ann = signsUp(guest(Screen.DESK), "Ann");
    presses(ann, "I have kept them");
    ann.page.getByText("Second factor").first().click();
    ann.page.locator("details[open] input[type=password]").fill(PASSWORD);
    presses(ann, "Turn on");
    assertThat(ann.page.locator("details[open] svg.qr")).isVisible();
    looksRight(ann, "me-second", Screen.DESK);
    var secret = ann.page.locator(".secret").innerText().replace(" ", "");
    fills(
        ann,
        "Code from your authenticator",
        String.valueOf(ann.page.evaluate(AUTHENTICATOR, secret)));
    presses(ann, "Confirm");
    ann.sees("details[open]", "On. You need your authenticator");
    var phone = guest(Screen.PHONE).opens("/me");
    fills(phone, "Your name", "Ann");
    fills(phone, "Password", PASSWORD);
    presses(phone, "Sign in");
    phone.sees(".me-page", "type the six digits your authenticator shows now");
    assertThat(phone.page.locator(".notice.bad")).hasCount(0);
    assertThat(phone.page.getByLabel("Code from your authenticator")).isFocused();
    fills(phone, "Code from your authenticator", "12345");
    presses(phone, "Sign in");
    phone.sees(".notice.bad", "That is not the code");
  }

  @Test
  void a_password_is_changed_from_the_keyboard() {
    var ann = signsUp(guest(Screen.DESK), "Ann");
    presses(ann, "I have kept them");
    ann.page.getByText("Change password").first().click();
    fills(ann, "Current password", PASSWORD);
    ann.page.keyboard().press("Tab");
    ann.page.keyboard().type("six loud herons");
    ann.page.keyboard().press("Enter");
    ann.sees(".me-page [role=status]", "Your password is changed");
    ann.sees(".me-page [role=status]", "Your passkeys stay: remove them under Passkeys");
    presses(ann, "Sign out here");
    fills(ann, "Your name", "Ann");
    fills(ann, "Password", "six loud herons");
    presses(ann, "Sign in");
    ann.sees(".me-head", "Ann");
  }
}
