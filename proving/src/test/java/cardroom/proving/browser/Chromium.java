package cardroom.proving.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The one browser of a test process, which ends with it, and the two sizes we draw for.
final class Chromium {

  /// A screen: its size, and whether it is touched.
  enum Screen {
    PHONE(360, 740, true),
    DESK(1440, 900, false);

    private final int width;
    private final int height;
    private final boolean touch;

    Screen(int width, int height, boolean touch) {
      this.width = width;
      this.height = height;
      this.touch = touch;
    }
  }

  /// How long a page may take on a busy machine; a test that passes does not wait that long.
  private static final double PATIENCE_MILLIS = 60_000;

  private static final Path PICTURES = Path.of("target", "pictures");

  /// No test compares pictures, so they are taken only for somebody who will look at them.
  private static final boolean PICTURES_WANTED = Boolean.getBoolean("cardroom.pictures");

  /// What a picture waits for: a frame that shows the latest state of the page.
  private static final String DRAWN =
      "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))";

  /// Cards come when a test says so, however long it looks at the bets.
  private static final String DEALS_BY_HAND = chosen("dealSoon", "false");

  private static final Map<Page, CDPSession> CAMERAS = new HashMap<>();

  private final Browser browser;

  Chromium() {
    var environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    var playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    var program =
        Optional.ofNullable(System.getenv("CARDROOM_CHROMIUM")).orElse("/usr/bin/chromium");
    var options =
        new LaunchOptions()
            .setExecutablePath(Path.of(program))
            .setArgs(
                List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--no-first-run"));
    this.browser = playwright.chromium().launch(options);
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
  }

  /// A separate person without animations: cookies and storage are not shared.
  BrowserContext person(Screen screen) {
    var context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setHasTouch(screen.touch)
                .setReducedMotion(ReducedMotion.REDUCE));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    context.addInitScript(chosen("speed", "'instant'"));
    context.addInitScript(DEALS_BY_HAND);
    return context;
  }

  /// Set in this browser before its first page, and only where nothing else was chosen.
  static String chosen(String setting, String value) {
    return "{const kept = JSON.parse(localStorage.getItem('cardroom.settings') ?? '{}');"
        + "localStorage.setItem('cardroom.settings', JSON.stringify({%s: %s, ...kept}))}"
            .formatted(setting, value);
  }

  /// A person with animations.
  BrowserContext patient(Screen screen) {
    var context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setHasTouch(screen.touch)
                .setReducedMotion(ReducedMotion.NO_PREFERENCE));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    context.addInitScript(DEALS_BY_HAND);
    return context;
  }

  /// Closes all pages: those left open would keep calling a room that has closed.
  void sendHome() {
    List.copyOf(browser.contexts()).forEach(BrowserContext::close);
    CAMERAS.clear();
  }

  /// What the window shows, for people to look at: `target/pictures/name.png`. Compressed lightly,
  /// since most of a test's time goes into compressing its pictures.
  static void picture(Page page, String name) {
    if (!PICTURES_WANTED) {
      page.evaluate(DRAWN);
      return;
    }
    // Not detached before the page closes: the virtual device that a test added would go with it.
    var camera = CAMERAS.computeIfAbsent(page, _ -> page.context().newCDPSession(page));
    try {
      var wanted = new JsonObject();
      wanted.addProperty("optimizeForSpeed", true);
      var taken = camera.send("Page.captureScreenshot", wanted).get("data").getAsString();
      Files.createDirectories(PICTURES);
      Files.write(PICTURES.resolve(name + ".png"), Base64.getDecoder().decode(taken));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The same for everything that can be scrolled to.
  static void wholePicture(Page page, String name) {
    if (PICTURES_WANTED) {
      var file = PICTURES.resolve(name + ".png");
      page.screenshot(new Page.ScreenshotOptions().setFullPage(true).setPath(file));
    } else {
      page.evaluate(DRAWN);
    }
  }
}
