package cardroom.proving.browser;

import cardroom.proving.browser.Chromium.Screen;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A real room for each test, and guests at browsers in it.
abstract class Visit extends Browsing {

  /// The number of decks of Pure 21.5, for a planned shoe.
  static final int DECKS = 8;

  @TempDir Path folder;
  Evening evening;

  @BeforeEach
  void openRoom() {
    evening = evening(folder);
  }

  /// Closes all pages first: one left open would keep calling a room that has closed.
  @AfterEach
  void closeRoom() {
    sendHome();
    evening.close();
  }

  /// The room of this class, if not the usual one.
  Evening evening(Path folder) {
    return new Evening(folder);
  }

  /// A guest who needs no guide.
  Guest guest(Screen screen) {
    return newcomer(screen).knowsTheTable();
  }

  Guest newcomer(Screen screen) {
    return new Guest(evening, chromium.person(screen), screen == Screen.PHONE);
  }

  /// A guest with animations.
  Guest patient(Screen screen) {
    return new Guest(evening, chromium.patient(screen), screen == Screen.PHONE).knowsTheTable();
  }
}
