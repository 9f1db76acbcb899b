package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The bank as people experience it: taken and passed, insured against, and sometimes too small.
final class BankTest extends Visit {

  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  @ParameterizedTest
  @EnumSource
  void a_person_takes_the_bank_and_passes_it(Screen screen) {
    var ann = guest(screen).sits("Ann", table);
    var bob = evening.regular("Bob", table).sits(2, 1000);
    ann.sees(".dock", "The bank is offered to you.");
    looksRight(ann, "bank-offer", screen);
    ann.does("take-bank");
    ann.sees(".bank", "You");
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 5c");
    bob.does("bet.game").does("done").does("stand");
    ann.sees(".bank .meter.collected", "$5").sees(".dock", "Your bank won $4.50");
    ann.sees(".dock", "After a collection of $0.50");
    ann.sees(".ledger caption", "From the action button at");
    ann.sees(".pays", "Buster").sees(".pays", "100 to 1").sees(".pays", "Collections");
    looksRight(ann, "bank-settled", screen);
    ann.does("pass-bank");
    ann.sees(".dock", "The bank is offered to Bob.");
  }

  /// In Windows high contrast a card keeps its own colours: black on black could not be read.
  @Test
  void cards_can_be_read_in_high_contrast() {
    evening.shoe.beginsWith(DECKS, "Ts Ad 9h 8d");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    ann.page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    bob.banks(500);
    ann.lays("game", 25).bets().does("done");
    assertThat(ann.page.locator(".hero .card").first()).hasCSS("forced-color-adjust", "none");
    Chromium.picture(ann.page, "high-contrast");
  }

  @ParameterizedTest
  @EnumSource
  void insurance_may_be_lost(Screen screen) {
    evening.shoe.beginsWith(DECKS, "Ts Ad 9h 8d");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25, 5).bets().does("done").sees(".dock", "Insurance?");
    looksRight(ann, "insurance", screen);
    ann.does("insurance").does("stand").sees(".hero .pill[data-is=lose]", "−$15");
    looksRight(ann, "insurance-lost", screen);
  }

  @ParameterizedTest
  @EnumSource
  void even_money_is_taken_where_the_sheet_offers_it(Screen screen) {
    var offered = Map.of("even-money.offered", "true");
    var even = evening.table("casino-club", "pure-21.5", "Even", offered);
    evening.shoe.beginsWith(DECKS, "As Ad Kh Kd");
    var bob = evening.regular("Bob", even).sits(1, 1000);
    var ann = guest(screen).sits("Ann", even);
    bob.banks(500);
    ann.lays("game", 25).bets().does("done");
    ann.sees(".acts", "Even money");
    looksRight(ann, "even-money", screen);
    ann.does("even-money").sees(".hero .pills", "Won +$25");
  }

  @ParameterizedTest
  @EnumSource
  void what_a_short_bank_cannot_cover_goes_back_and_says_why(Screen screen) {
    evening.shoe.beginsWith(DECKS, "Ts 8s 6d 9h Th Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(20);
    ann.lays("game", 25, 5).wants("Circle 3").lays(3, "game", 25).bets().does("done");
    ann.does("stand").sees(".dock", "Circle 3").does("stand");
    ann.sees(".hero .pill[data-is=win]", "+$20 of $").sees(".hero .pill[data-is=returned]", "back");
    looksRight(ann, "short-bank", screen);
    ann.press(ann.page.locator(".hero .pill[data-is=returned]"));
    var why = screen == Screen.PHONE ? ".why-sheet .why" : ".rail .why";
    ann.sees(why, "went back").sees(why, "P215-SETTLE-3");
    ann.sees(why + " blockquote", "the wager goes back");
    looksRight(ann, "short-bank-why", screen);
  }
}
