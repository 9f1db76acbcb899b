package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// A person at a browser whose device recognises their finger: Chromium's own virtual
/// authenticator.
final class PasskeyPageTest extends Visit {
  private static final String PASSWORD = "seven quiet otters";
  private static final String OPEN = "details[open] ";

  /// A person and their device.
  private record Owner(Guest guest, CDPSession device, String id) {
    /// Whether the device recognises its user.
    private void isKnown(boolean isVerified) {
      var told = new JsonObject();
      told.addProperty("authenticatorId", id);
      told.addProperty("isUserVerified", isVerified);
      device.send("WebAuthn.setUserVerified", told);
    }
  }

  private Owner withDevice(Screen screen) {
    var who = guest(screen);
    var device = who.page.context().newCDPSession(who.page);
    device.send("WebAuthn.enable");
    var options = new JsonObject();
    options.addProperty("protocol", "ctap2");
    options.addProperty("transport", "internal");
    options.addProperty("hasResidentKey", true);
    options.addProperty("hasUserVerification", true);
    options.addProperty("isUserVerified", true);
    options.addProperty("automaticPresenceSimulation", true);
    var authenticator = new JsonObject();
    authenticator.add("options", options);
    var made = device.send("WebAuthn.addVirtualAuthenticator", authenticator);
    return new Owner(who, device, made.get("authenticatorId").getAsString());
  }

  private static void presses(Guest who, String button) {
    var named = new Page.GetByRoleOptions().setName(button).setExact(true);
    who.press(who.page.getByRole(AriaRole.BUTTON, named).first());
  }

  private static void unfolds(Guest who, String title) {
    who.page.locator("summary", new Page.LocatorOptions().setHasText(title)).click();
  }

  private static void addsFromTheKeyboard(Guest who) {
    unfolds(who, "Passkeys");
    who.page.getByLabel("What to call it").fill("My phone");
    who.page.keyboard().press("Tab");
    who.page.keyboard().type(PASSWORD);
    who.page.keyboard().press("Enter");
    who.sees(".passkeys", "My phone");
  }

  @Test
  void a_device_is_added_lets_its_owner_in_and_is_removed() {
    var owner = withDevice(Screen.DESK);
    var ann = owner.guest();
    AccountTest.signsUp(ann, "Ann");
    presses(ann, "I have kept them");
    addsFromTheKeyboard(ann);
    ann.sees(".passkeys", "not used yet");
    looksRight(ann, "me-passkeys", Screen.DESK);

    presses(ann, "Sign out here");
    ann.sees(".passkey-sign-in", "Sign in with a passkey");
    looksRight(ann, "me-passkey-sign-in", Screen.DESK);
    owner.isKnown(false);
    presses(ann, "Sign in with a passkey");
    ann.sees(".passkey-sign-in .notice.bad", "Your device did not finish");
    owner.isKnown(true);
    presses(ann, "Sign in with a passkey");
    ann.sees(".me-head", "Ann");
    unfolds(ann, "Passkeys");
    ann.sees(".passkeys", "last used");
    assertThat(evening.room.passkeys().of("Ann").getFirst().counter()).isPositive();

    ann.page.locator(OPEN + "form").last().locator("input[type=password]").fill(PASSWORD);
    presses(ann, "Add a passkey");
    ann.sees(OPEN + ".notice.bad", "already has a passkey");

    presses(ann, "Remove My phone");
    ann.sees(".passkey-removal", "can no longer sign you in");
    ann.page.locator(".passkey-removal input").fill("not my password");
    presses(ann, "Remove");
    ann.sees(".passkey-removal .notice.bad", "That is not your password");
    ann.page.locator(".passkey-removal input").fill(PASSWORD);
    presses(ann, "Remove");
    ann.sees(OPEN, "You have none yet");
    presses(ann, "Sign out here");
    presses(ann, "Sign in with a passkey");
    ann.sees(".passkey-sign-in .notice.bad", "This room does not know that passkey");
  }

  @Test
  void nobody_is_offered_one_where_the_room_takes_none() {
    var ann = withDevice(Screen.DESK).guest();
    ann.opens("/me");
    ann.sees(".passkey-sign-in", "Sign in with a passkey");
    // The room answers at this address, but no device binds a key to a bare address.
    var asked = ann.page.waitForResponse("**/api/session", () -> ann.page.navigate(bare("/me")));
    assertThat(asked.text()).isEqualTo("{\"passkeysHere\":false}");
    assertThat(ann.page.locator(".me-page form").first()).isVisible();
    assertThat(ann.page.locator(".passkey-sign-in")).hasCount(0);
  }

  private String bare(String path) {
    return evening.address(path).replace("localhost", "127.0.0.1");
  }

  @Test
  void a_phone_shows_it_in_spanish_too() {
    var ann = withDevice(Screen.PHONE).guest();
    AccountTest.signsUp(ann, "Ann");
    presses(ann, "I have kept them");
    addsFromTheKeyboard(ann);
    ann.page.evaluate(
        "localStorage.setItem('cardroom.settings', JSON.stringify({...JSON.parse("
            + "localStorage.getItem('cardroom.settings')), language: 'es'}))");
    ann.opens("/me");
    unfolds(ann, "Llaves de acceso");
    ann.press(ann.page.locator(".passkeys .btn").first());
    ann.sees(".passkey-removal", "ya no te dejará entrar");
    looksRight(ann, "me-passkeys-es", Screen.PHONE);
    presses(ann, "Cerrar sesión aquí");
    ann.sees(".passkey-sign-in", "Entrar con una llave de acceso");
    looksRight(ann, "me-passkey-sign-in-es", Screen.PHONE);
    presses(ann, "Entrar con una llave de acceso");
    ann.sees(".me-head", "Ann");
  }
}
