package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Shoe;
import cardroom.games.poker.variant.Variants;
import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An evening at each kind of table with the keyboard alone, as a screen reader reads it out: from
/// the lobby to a seat, two rounds, and home. Compared with `src/test/resources/heard`.
final class HeardEveningTest extends Visit {

  private static final Path KEPT =
      Path.of(System.getProperty("cardroom.checkout"), "proving/src/test/resources/heard");

  /// Longer than any test: no hand begins before the one who leaves has left.
  private static final long PAUSE_MS = 120_000;

  /// Two hands of each poker game, as their cards leave the box.
  private static final String HANDS =
      """
      texas-holdem, Ah 8c Kh 8d 2c Kd 7h 2h 3c 9c 4c 5s, Qs 9c Jd 9d 2c 4d 7h 2h 3c Tc 4c 5s
      seven-card-stud, 9c Kh 8d Kd 2c 9s 3h 5c 9h 3d Th 3c 6h Tc 7d 8h 4h 2h, \
      Ac Qh 5d Qd 4c 9s 3h 5c 9h 3d Th 3c 6h Tc 7d 8h 4h 2h
      crazy-pineapple, Ah 8c Kh 8d Ks 2c 7h 2h 3c 9c 4c 5s, Qs 9c Jd 9d 2c 4d 7h 2h 3c Tc 4c 5s
      lowball, 2s Ah 4c 3d 5d 4s 7c 6h 9h Jk Kh Qd 8d Th, As 2h 3d Kc 6d 7h 8c 9s Td Qc 5c 8d 4d Jh
      draw-poker, Ks Ah 8c Ad 7d Jk 4c 9c 2h 5s 7h 8d Td 4h, \
      2s 3h 4d 5c 6d Th Qc 9s Kd 8s 7c 8d Td 4h
      texas-holdem-high-low, Ah 8c 3h 8d 2c Kd 7h 2h 3c 9c 4c 5s, Qs 9c Jd 9d 2c 4d 7h 2h 3c Tc 4c 5s
      omaha, As 9h 2d 9c Kd 7d Qd 6d 2c 4s 5s 9s 3c Ks 4c 8h, \
      Kh Ac Qh 3c 8s 4d 8d Jh 2c 2s 5d 7h Td 6c Th Kc
      omaha-high-low, As 9h 2d 9c Kd 7d Qd 6d 2c 4s 5s 9s 3c Ks 4c 8h, \
      Kh Ac Qh 3c 8s 4d 8d Jh 2c 2s 5d 7h Td 6c Th Kc
      crazy-pineapple-high-low, Ah 8c 3h 8d Ks 2c 7h 2h 3c 9c 4c 5s, \
      Qs 9c Jd 9d 2c 4d 7h 2h 3c Tc 4c 5s
      seven-card-stud-high-low, Ac Kh 2c Ks 3d 9d 2h 5h 9c 2s 8s Th 2d Kd Td 3h Qh 4s, \
      Ad Qc 7d Qs 2c Jh 2h 4h Jc 2s 5c 8d 2d 6s Kc 3h 9h Th
      razz, Kc As Qd 2d 9h 3c 2h Jh 5d 2s Th 7c 2c 8s Kd 3h 4c 9d, \
      Ah Kd 4c Qh 5s Jd 2c 6h Js 2s 8c Tc 2h 9s 9c 3d 3h 3s
      """;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MS);
  }

  @Test
  void pure_21_5() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 2h Td 4c 7s  Ah 9d Kc 8h");
    var table = evening.table("Friday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = comesIn();
    bob.banks(500);
    ann.listener.hears(ann.tray());
    ann.listener.uses("3", "b");
    ann.listener.hears(ann.act("done"));
    ann.listener.uses("d");
    ann.listener.hears(ann.act("hit"));
    ann.listener.uses("h");
    assertThat(ann.guest.page.locator(".hero .hand .card")).hasCount(3);
    ann.listener.hears(ann.act("stand"));
    ann.listener.uses("s");
    ann.hearsResult(ann.won("$25"));
    bob.banks(500);
    ann.listener.hears(ann.tray());
    ann.listener.uses("r", "b");
    ann.listener.hears(ann.act("done"));
    ann.listener.uses("d");
    ann.hearsResult(ann.won("$30"));
    ann.goesHome("pure-21.5");
  }

  @Test
  void three_card_poker() {
    evening.shoe.beginsWith(1, "7h 7c Qh 4h Jc Kd");
    evening.shoe.beginsWith(1, "9h 5c 2s 4h Jc Ad");
    var table = evening.table("casino-club", "three-card-poker", "Friday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = comesIn();
    for (var decision : List.of("p", "f")) {
      bob.banks(500);
      ann.listener.hears(ann.tray());
      ann.listener.uses("2", "b");
      ann.listener.hears(ann.act("done"));
      ann.listener.uses("d");
      ann.listener.hears(ann.act("play"));
      ann.listener.uses(decision);
      ann.hearsResult(ann.guest.page.locator(".hero .pills"));
    }
    ann.goesHome("three-card-poker");
  }

  @ParameterizedTest
  @CsvSource(textBlock = HANDS)
  void poker(String game, String first, String second) {
    var boxed = boxed(game);
    evening.shoe.beginsWith(boxed, first);
    evening.shoe.beginsWith(boxed, second);
    var table = evening.ring(game, 2);
    var ring = new Ring(evening, table).with(1, "Bob", 100);
    var ann = comesIn();
    for (int hand = 1; hand <= 2; hand++) {
      var over = ann.listener.handsTold(hand);
      ring.until(
          over,
          ann.guest,
          _ -> {
            var asked = ann.asked();
            // Everybody discards at once; Bob goes first, so that all evenings sound alike.
            if (asked.contains("discard")) {
              ring.companyDecides();
              assertThat(ann.log().getByText("Bob discards")).hasCount(1);
            }
            ann.decides(asked);
          });
      ann.listener.hears(over);
      if (hand == 1) {
        ring.until(ann.ready(), List.of(), _ -> {});
      }
    }
    ann.listener.forgetsAfter("into the drop");
    ann.goesHome(game);
  }

  private static List<Card> boxed(String game) {
    var deck = Variants.of(game).deck().cards();
    return deck.contains(Card.JOKER) ? deck : Shoe.of(1);
  }

  /// From the lobby to a seat.
  private Seated comesIn() {
    var guest = guest(Screen.DESK);
    var listener = new ScreenReaderGuest(guest);
    guest.opens("/");
    listener.focuses(guest.page.getByLabel("Your name at the table"));
    listener.types("Ann");
    listener.presses(guest.page.locator(".quick button[type=submit]"));
    assertThat(guest.page.locator(".hero .plate")).containsText("You");
    listener.isAt(guest.page.locator("h1").textContent());
    return new Seated(guest, listener);
  }

  /// Somebody who has a seat and listens.
  private record Seated(Guest guest, ScreenReaderGuest listener) {
    private static final List<List<String>> CHEAPEST =
        List.of(
            List.of("check", "c"),
            List.of("call", "c"),
            List.of("bring-in", "b"),
            List.of("let-live", "n"),
            List.of("discard", "ArrowRight", "Space", "d"),
            List.of("draw", "d"));

    Locator tray() {
      return guest.page.locator(".tray");
    }

    Locator won(String amount) {
      return guest.page.locator(".hero .pills").getByText("+" + amount);
    }

    /// The result of a round is read from the records, so it is said a moment after its pills.
    void hearsResult(Locator pills) {
      assertThat(pills.first()).isVisible();
      assertThat(guest.page.locator(".dock b.up, .dock b.down")).isVisible();
      listener.hears(pills);
    }

    Locator act(String id) {
      return guest.page.locator(".acts[data-ready=true] [data-choice='%s']".formatted(id));
    }

    Locator log() {
      return guest.page.locator(".log");
    }

    Locator ready() {
      return guest.page.locator(".acts[data-ready=true] .act");
    }

    /// The cheapest way to stay in, and its keys; empty where nothing is asked.
    List<String> asked() {
      return CHEAPEST.stream()
          .filter(known -> act(known.getFirst()).count() > 0)
          .findFirst()
          .orElse(List.of());
    }

    /// Does so, unless something else is asked by now.
    void decides(List<String> asked) {
      if (!asked.isEmpty() && listener.hearsWith(act(asked.getFirst()))) {
        listener.decides(asked.subList(1, asked.size()));
      }
    }

    void goesHome(String kind) {
      var page = guest.page;
      listener.presses(page.locator(".topbar [data-choice=leave]"));
      listener.presses(page.locator("dialog [data-choice=leave]"));
      assertThat(page.locator(".hero .plate")).hasCount(0);
      listener.presses(page.locator(".topbar .brand"));
      assertThat(page.locator(".lobby[data-drawn=true]")).isVisible();
      listener.isAt(page.title());
      holds(kind, listener.transcript());
    }
  }

  private static void holds(String kind, String heard) {
    var file = KEPT.resolve(kind + ".txt");
    try {
      if (Boolean.getBoolean("cardroom.rewrite")) {
        Files.createDirectories(KEPT);
        Files.writeString(file, heard);
      }
      assertThat(heard).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    assertThat(Pattern.compile("(?m)^says .*\\$").matcher(heard).find()).isTrue();
  }
}
