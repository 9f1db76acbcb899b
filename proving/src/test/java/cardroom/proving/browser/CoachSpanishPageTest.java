package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import org.junit.jupiter.api.Test;

/// The coach beside a Spanish table: whatever the panel shows, none of it is our English.
final class CoachSpanishPageTest extends Visit {

  private static final String ENGLISH =
      "(?isU).*\\b(the|of|on|with|against|hard|soft|pair|high|you|your|behind|rounds?|better|and|is"
          + "|coach|off|last|costs?|average|hand|choice|worth|best|evening)\\b.*";

  /// What the panel shows, once it includes this; wagers keep the names printed on the felt.
  private static void speaksSpanish(Guest ann, String part) {
    speaksSpanish(ann, ".coach-line", part);
  }

  private static void speaksSpanish(Guest ann, String where, String part) {
    ann.sees(where, part);
    var shown = ann.page.locator(where).first().innerText().replace("Pair Plus", "");
    assertThat(shown).doesNotMatch(ENGLISH);
  }

  private Guest coached(long table) {
    var ann = guest(Screen.DESK);
    ann.page.addInitScript(Chromium.chosen("language", "'es'"));
    ann.page.addInitScript(Chromium.chosen("coach", "true"));
    ann.opens("/table/%d?sit".formatted(table));
    ann.page.locator(".come-in input").fill("Ann");
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    assertThat(ann.page.locator(".hero .plate")).isVisible();
    return ann;
  }

  @Test
  void beside_pure_21_5_with_bonus_wagers_and_a_bank_that_may_run_out() {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(DECKS, "9d 9c 7h Ts  8d Ac 7h 5s");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = coached(table);
    bob.banks(20);
    speaksSpanish(ann, "cada opción");
    ann.lays("game", 25).lays("buster", 5).lays("red-flex", 5).bets().does("done");
    speaksSpanish(ann, "se pasa de 21 en");
    ann.sees(".coach-line", "Exacto sobre las cartas que no has visto")
        .sees(".coach-line", "en promedio, decidas lo que decidas")
        .sees(".coach-line", "La banca es de $20")
        .sees(".coach-line", "Las cifras suponen que todo está cubierto");
    looksRight(ann, "coach-spanish");
    ann.does("stand");
    speaksSpanish(ann, "Te plantaste con 16 duro contra un nueve; rendirse era mejor.");
    ann.press(ann.page.locator(".coach-line .btn").first());
    speaksSpanish(ann, "dialog", "Te plantaste con 16 duro");
    ann.page.keyboard().press("Escape");
    bob.banks(500);
    ann.lays("game", 25).bets().does("done");
    speaksSpanish(ann, "El seguro vale");
  }

  @Test
  void beside_three_card_poker() {
    var table = evening.table("casino-club", "three-card-poker", "Friday");
    evening.shoe.beginsWith(1, "7h 7c Qh 4h Jc Kd");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = coached(table);
    bob.banks(500);
    ann.lays("ante", 25).lays("pair-plus", 5).bets().does("done");
    speaksSpanish(ann, "De 100 bancas");
    ann.does("fold");
    speaksSpanish(ann, "Te retiraste con un par de sietes");
  }

  @Test
  void beside_holdem() {
    var ring = new Ring(evening, evening.ring("texas-holdem", 2)).with(1, "Bob", 100);
    var ann = coached(ring.table);
    ring.until(ann.page.locator(".acts[data-ready=true] .act"), java.util.List.of(), _ -> {});
    speaksSpanish(ann, "Contra manos que nadie conoce");
    ann.sees(".coach-line", "una mano desconocida");
  }
}
