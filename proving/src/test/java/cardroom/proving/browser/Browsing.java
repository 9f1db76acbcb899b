package cardroom.proving.browser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/// One browser for all the tests of a class.
@Tag("browser")
abstract class Browsing {

  static Chromium chromium;

  @BeforeAll
  static void launch() {
    chromium = new Chromium();
  }

  @AfterAll
  static void quit() {
    chromium.close();
  }

  /// Keeps a picture for people to look at, and sees to what must hold of any.
  static void looksRight(Guest guest, String name) {
    Chromium.picture(guest.page, name);
    Eyes.seeNothingCutOff(guest.page);
    Eyes.findNothingSerious(guest.page);
  }

  static void looksRight(Guest guest, String name, Chromium.Screen screen) {
    looksRight(guest, name + "-" + screen);
  }
}
