package cardroom.proving.browser;

import cardroom.proving.browser.Chromium.Screen;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A real room for each test, and guests before browsers in it.
abstract class Visit extends Browsing {

  /// The decks of Pure 21.5, for a shoe that is written down.
  static final int DECKS = 8;

  @TempDir Path folder;
  Evening evening;

  @BeforeEach
  void openRoom() {
    evening = evening(folder);
  }

  /// Everybody goes home first: a page left open would call for a room that has closed.
  @AfterEach
  void closeRoom() {
    sendHome();
    evening.close();
  }

  /// The room of this class, if not the usual one.
  Evening evening(Path folder) {
    return new Evening(folder);
  }

  /// Somebody who needs no guide.
  Guest guest(Screen screen) {
    return newcomer(screen).knowsTheTable();
  }

  Guest newcomer(Screen screen) {
    return new Guest(evening, chromium.person(screen), screen == Screen.PHONE);
  }

  /// Somebody who wants to see cards fall.
  Guest patient(Screen screen) {
    return new Guest(evening, chromium.patient(screen), screen == Screen.PHONE).knowsTheTable();
  }
}
