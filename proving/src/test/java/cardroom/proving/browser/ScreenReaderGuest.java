package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/// A person with a screen reader and only a keyboard: records what the screen reader says.
final class ScreenReaderGuest {

  private static final String LISTEN =
      """
      window.heard = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const at = target.nodeType === 1 ? target : target.parentElement;
          const status = at?.closest('[role=status], [role=alert]');
          if (status) status.fresh = true;
          const region = at?.closest('[aria-live=polite]');
          const text = region?.textContent.trim();
          if (text && region.heard !== text) {
            window.heard.push(text);
            const page = document.documentElement.dataset;
            if (text.includes('into the drop')) page.hands = Number(page.hands ?? 0) + 1;
          }
          if (region) region.heard = text;
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
      """;

  private static final String CAUGHT_UP =
      "() => [...document.querySelectorAll('[data-told]')]"
          + ".every(({ dataset }) => dataset.told === dataset.said)";

  private static final String LAST_TOLD =
      "() => Number(document.querySelector('[data-told]').dataset.told)";

  /// What was said, and what was announced, even if the words are the same as before.
  private static final String TAKEN =
      """
      () => {
        const fresh = [...document.querySelectorAll('[role=status], [role=alert]')].filter((one) => one.fresh);
        fresh.forEach((one) => (one.fresh = false));
        const turn = fresh.map((one) => one.textContent.trim()).filter((text) => text);
        return [window.heard.splice(0), turn];
      }
      """;

  private final Page page;
  private final Keys keys;
  private final List<String> notes = new ArrayList<>();

  ScreenReaderGuest(Guest guest) {
    this.page = guest.page;
    this.keys = new Keys(page);
    page.addInitScript(LISTEN);
  }

  /// Goes there with Tab, hears its name, and presses Enter.
  void presses(Locator target) {
    focuses(target);
    page.keyboard().press("Enter");
  }

  void focuses(Locator target) {
    keys.goTo(target);
    var name = target.ariaSnapshot().lines().findFirst().orElseThrow();
    notes.add("focus  " + name.replaceFirst("^- ", "").replaceFirst(":( Guest \\d+)?$", ""));
  }

  void types(String text) {
    page.keyboard().press("Control+a");
    page.keyboard().type(text);
    notes.add("types  " + text);
  }

  /// Keys as the list of keys names them.
  void uses(String... pressed) {
    for (var key : pressed) {
      page.keyboard().press(key);
      notes.add("key    " + key);
    }
  }

  /// The same for a decision, until the table tells what came of it. The next decision may look
  /// just like this one, so nothing that is seen would do.
  void decides(List<String> pressed) {
    var before = page.evaluate(LAST_TOLD);
    uses(pressed.toArray(String[]::new));
    page.waitForFunction("before => (%s)() > before".formatted(LAST_TOLD), before);
  }

  /// Waits for this, then returns what has been said since the last time, sentence by sentence.
  void hears(Locator there) {
    assertThat(there.first()).isVisible();
    hears();
  }

  /// The same at once, when everything has been said.
  void hears() {
    page.waitForFunction(CAUGHT_UP);
    notes((List<?>) page.evaluate(TAKEN));
  }

  /// The same only while this is on the page: what is said when it has gone belongs to what is
  /// asked next, and is heard then. Returns whether it was there.
  boolean hearsWith(Locator there) {
    page.waitForFunction(CAUGHT_UP);
    var heard = (List<?>) there.evaluateAll("all => all.length ? (%s)() : []".formatted(TAKEN));
    if (!heard.isEmpty()) {
      notes(heard);
    }
    return !heard.isEmpty();
  }

  /// @param taken what was said, and what was announced
  private void notes(List<?> taken) {
    for (var said : (List<?>) taken.getFirst()) {
      for (var sentence : String.valueOf(said).split("(?<=[.!?])\\s+", -1)) {
        notes.add("says   " + sentence);
      }
    }
    for (var said : (List<?>) taken.getLast()) {
      notes.add("turn   " + said);
    }
  }

  /// Appears once that many poker hands have been told to the end, and stays: the pots themselves
  /// are only visible for a moment, which a busy machine may miss.
  Locator handsTold(int hands) {
    return page.locator("html[data-hands='%d']".formatted(hands));
  }

  /// Nothing that is said after the last line with these words.
  void forgetsAfter(String words) {
    for (int i = notes.size() - 1; i >= 0 && !notes.get(i).contains(words); i--) {
      notes.remove(i);
    }
  }

  void isAt(String place) {
    notes.add("at     " + place);
  }

  String transcript() {
    return String.join("\n", notes) + "\n";
  }
}
