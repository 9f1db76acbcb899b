package cardroom.proving.browser;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;

/// One browser for all the tests of a process: a launch costs as much as a test.
@Tag("browser")
abstract class Browsing {

  static final Chromium chromium = new Chromium();

  @AfterEach
  void sendHome() {
    chromium.sendHome();
  }

  /// Keeps a picture for people to look at, and checks what must be true of every picture.
  static void looksRight(Guest guest, String name) {
    Chromium.picture(guest.page, name);
    PictureChecks.seeNothingCutOff(guest.page);
    PictureChecks.findNothingSerious(guest.page);
  }

  static void looksRight(Guest guest, String name, Chromium.Screen screen) {
    looksRight(guest, name + "-" + screen);
  }
}
