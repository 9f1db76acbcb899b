package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.function.UnaryOperator;

/// A person at a browser, in the words of the table.
final class Guest {

  private static final double PATIENCE_MILLIS = 60_000;

  final Page page;
  private final UnaryOperator<String> address;
  private final boolean touch;

  Guest(Evening evening, BrowserContext context, boolean touch) {
    this(evening::address, context, touch);
  }

  /// In a room at this port.
  Guest(int port, BrowserContext context, boolean touch) {
    this(path -> "http://localhost:" + port + path, context, touch);
  }

  private Guest(UnaryOperator<String> address, BrowserContext context, boolean touch) {
    this.address = address;
    this.page = context.newPage();
    this.touch = touch;
  }

  /// Without the guide, which has a test of its own.
  Guest knowsTheTable() {
    page.addInitScript(Chromium.chosen("guided", "true"));
    return this;
  }

  Guest opens(String path) {
    page.navigate(address.apply(path));
    return this;
  }

  /// From a deep link to a chair.
  Guest sits(String name, long table) {
    opens("/table/%d?sit".formatted(table));
    page.getByLabel("Your name at the table").fill(name);
    press(page.locator(".come-in button[type=submit]"));
    press(page.locator("dialog [data-choice=sit]"));
    assertThat(page.locator(".hero .plate")).containsText("You");
    return this;
  }

  /// From a deep link to the name, and no further.
  Guest comesIn(String name, long table) {
    opens("/table/" + table);
    page.getByLabel("Your name at the table").fill(name);
    press(page.locator(".come-in button[type=submit]"));
    return this;
  }

  /// Asks for a circle that is not their own, by its name.
  Guest wants(String circle) {
    page.getByLabel("Another circle").selectOption(circle);
    return this;
  }

  /// Takes a seat at a poker table, for the least buy-in; a person who is known there needs no
  /// name.
  Guest joins(String name, long table) {
    opens("/table/%d?sit".formatted(table));
    var least = page.locator("dialog .presets .btn").first();
    assertThat(page.locator(".come-in").or(least).first()).isVisible();
    if (page.locator(".come-in").count() > 0) {
      page.getByLabel("Your name at the table").fill(name);
      press(page.locator(".come-in button[type=submit]"));
    }
    press(least);
    press(page.locator("dialog [data-choice=sit]"));
    assertThat(page.locator(".hero .plate")).containsText("You");
    return this;
  }

  /// Lays chips of these values on an area of their circle.
  Guest lays(String wager, int... chips) {
    return laysOn(page.locator("[data-place$=' %s']".formatted(wager)).first(), chips);
  }

  /// The same where they bet on several circles.
  Guest lays(int circle, String wager, int... chips) {
    return laysOn(
        page.locator("[data-place^='%d'][data-place$=' %s']".formatted(circle, wager)), chips);
  }

  private Guest laysOn(Locator area, int... chips) {
    press(area);
    for (var chip : chips) {
      press(
          page.locator(
              ".tray-chip",
              new Page.LocatorOptions().setHas(page.locator("[data-v='%d']".formatted(chip)))));
    }
    return this;
  }

  Guest bets() {
    press(page.locator("[data-choice=place-bets]"));
    assertThat(page.locator(".bet-area.laid")).hasCount(0);
    return this;
  }

  Guest does(String choice) {
    var button = page.locator(".dock [data-choice='%s']".formatted(choice)).first();
    assertThat(button).not().hasAttribute("aria-disabled", "true");
    press(button);
    return this;
  }

  Guest sees(String selector, String text) {
    assertThat(page.locator(selector).first()).containsText(text);
    return this;
  }

  void press(Locator target) {
    press(target, PATIENCE_MILLIS);
  }

  void press(Locator target, double millis) {
    if (touch) {
      target.tap(new Locator.TapOptions().setTimeout(millis));
    } else {
      target.click(new Locator.ClickOptions().setTimeout(millis));
    }
  }
}
