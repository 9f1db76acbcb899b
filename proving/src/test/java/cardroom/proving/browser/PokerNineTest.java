package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Nine people at one live table: one on a phone, one at a desk, seven on sockets of their own.
final class PokerNineTest extends Visit {

  /// All nine have time to sit down before the first card, and to look at the end.
  private static final long PAUSE_MILLIS = 40_000;

  /// Two cards for each of nine, then burn and flop, burn and turn, burn and river: the board is
  /// the best hand, so that everybody shows and everybody has a share.
  private static final String BOARD_PLAYS =
      "2c 3c 4c 5c 6c 7c 8c 9c 2d 3d 4d 5d 6d 7d 8d 9d 2h 3h 4h Ts Js Qs 5h Ks 6h As";

  private static final List<String> NAMES =
      List.of("Bob", "Cat", "Dev", "Eve", "Wilhelmina-Ann", "Gus", "Hal");

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<Caller> callers = new ArrayList<>();

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  @AfterEach
  void hangUp() {
    callers.forEach(Caller::close);
    client.close();
  }

  @Test
  void nine_seats_are_readable_on_a_phone_and_at_a_desk() {
    evening.shoe.beginsWith(1, BOARD_PLAYS);
    var table = evening.ring("texas-holdem", 9);
    var ann = guest(Screen.PHONE).joins("Ann", table);
    var ivy = guest(Screen.DESK).comesIn("Ivy", table);
    ivy.sees(".topbar", "Connected");
    // Going on before the room has answered would leave a name that is taken, and no session.
    assertThat(ivy.page.locator(".come-in")).hasCount(0);
    // The pause before the first hand begins with the second player: the slow ones sit down first.
    ivy.joins("Ivy", table);
    for (int i = 0; i < NAMES.size(); i++) {
      callers.add(Caller.sits(client, evening, NAMES.get(i), table, i + 3));
    }
    ann.sees(".clock[data-clock=between]", "");
    Chromium.picture(ann.page, "nine-before-" + Screen.PHONE);
    evening.goesOn(table);
    Ring.await(turn(ann), List.of(ivy), Deciding::cheaply);
    for (var guest : List.of(ann, ivy)) {
      assertThat(guest.page.locator(".ring-seat .marked-hand")).hasCount(8);
      PictureChecks.seeEveryoneApart(guest.page);
    }
    looksRight(ann, "nine-turn", Screen.PHONE);
    looksRight(ivy, "nine-turn", Screen.DESK);
    Ring.await(ann.page.locator(".felt.over .award"), List.of(ann, ivy), Deciding::cheaply);
    for (var guest : List.of(ann, ivy)) {
      assertThat(guest.page.locator(".award")).hasCount(9);
      assertThat(guest.page.locator(".ring-seat.faces")).hasCount(8);
    }
    // Nine hands and nine shares are more than a phone holds at once: the hands of the others
    // scroll.
    looksRight(ann, "nine-over", Screen.PHONE);
    looksRight(ivy, "nine-over", Screen.DESK);
    PictureChecks.seeEveryoneApart(ivy.page);
  }

  private static Locator turn(Guest guest) {
    return guest.page.locator(".acts[data-ready=true]");
  }
}
