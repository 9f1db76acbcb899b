package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// A poker table: one guest at a browser, and regulars who play along. It pauses before a hand
/// until the test has something played.
final class Ring {

  private static final long PATIENCE_MILLIS = 180_000;
  private static final int PAUSE_MILLIS = 60;
  private static final String OVER = ".felt.over .award";

  final long table;
  private final Evening evening;
  private final List<Regular> company = new ArrayList<>();
  private Consumer<Regular> manner = Regular::goesAlong;

  Ring(Evening evening, long table) {
    this.evening = evening;
    this.table = table;
  }

  /// A player with that many dollars; seats are taken in the order people come.
  Ring with(int seat, String name, long dollars) {
    company.add(evening.regular(name, table).sits(seat, dollars));
    return this;
  }

  /// From now on they raise as long as they may.
  Ring raising() {
    manner = Regular::raises;
    return this;
  }

  /// Everybody decides in turn until the pots are paid; the guest as the test says.
  void playOut(Guest guest, Consumer<Guest> decides) {
    until(guest.page.locator(OVER), guest, decides);
  }

  /// The same until something is seen.
  void until(Locator seen, Guest guest, Consumer<Guest> decides) {
    until(seen, List.of(guest), decides);
  }

  /// The same with several guests at browsers.
  void playOut(List<Guest> guests, Consumer<Guest> decides) {
    until(guests.getFirst().page.locator(OVER), guests, decides);
  }

  void until(Locator seen, List<Guest> guests, Consumer<Guest> decides) {
    evening.goesOn(table);
    until(seen, guests, decides, this::companyDecides);
  }

  /// The same over as many hands as it takes, each of which the guest sees end.
  void handAfterHand(Locator seen, Guest guest, Consumer<Guest> decides) {
    evening.goesOn(table);
    var over = guest.page.locator(OVER).first();
    until(
        seen,
        List.of(guest),
        decides,
        () -> {
          if (over.isVisible()) {
            evening.goesOn(table);
          }
          companyDecides();
        });
  }

  /// Each of the others does what they are asked for, if anything.
  void companyDecides() {
    company.forEach(manner);
  }

  /// The same where everybody else plays by themselves.
  static void await(Locator seen, List<Guest> guests, Consumer<Guest> decides) {
    until(seen, guests, decides, () -> {});
  }

  private static void until(
      Locator seen, List<Guest> guests, Consumer<Guest> decides, Runnable others) {
    long late = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!seen.first().isVisible()) {
      assertThat(System.currentTimeMillis()).as("waiting for %s", seen).isLessThan(late);
      var asked = guests.stream().filter(Ring::mayAct).findFirst();
      asked.ifPresentOrElse(decides, others);
      seen.page().waitForTimeout(PAUSE_MILLIS);
    }
  }

  /// A draw may be changed while the table waits for somebody else, who must not wait for that.
  private static boolean mayAct(Guest guest) {
    var own = ".acts[data-ready=true] .act:not([data-choice=change])";
    return guest.page.locator(own).count() > 0;
  }
}
