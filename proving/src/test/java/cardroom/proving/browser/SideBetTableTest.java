package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.recipes.MadeUpSheets;
import cardroom.houses.Catalogue;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The made-up side bets of `SideBetRecipeTest` in a room: bet on and paid in the browser, and
/// played again from the journal by the verifier. Neither the room nor the client knows of them.
final class SideBetTableTest extends Visit {

  private static Catalogue sheets(Path folder) {
    return new MadeUpSheets(folder.resolve("sheets")).catalogue();
  }

  @Override
  Evening evening(Path folder) {
    return new Evening(folder, new SheetCatalogue(sheets(folder)));
  }

  private Guest seated(Screen screen, long table) {
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    return ann;
  }

  /// Opens what became of a wager beside the first.
  private static void asksWhy(Guest guest, String wager) {
    guest.press(guest.page.locator(".hero .pill[aria-label^='%s']".formatted(wager)));
  }

  private void isWrittenDown() throws Exception {
    var seals = new SealedShoe(RoomKey.parse("5a".repeat(32)), Entropy.ofTheSystem());
    var records = "jdbc:sqlite:" + folder.resolve("room.db");
    var report = Verifier.verify(records, new SheetCatalogue(sheets(folder)), seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.postings()).isGreaterThan(8);
  }

  @Test
  void a_side_bet_that_counts_cards_is_played_from_its_sheet_to_the_journal() throws Exception {
    var table = evening.table("twin-club", "Twins");
    evening.shoe.beginsWith(DECKS, "Ts 6d Th Td 7c");
    var ann = seated(Screen.DESK, table);
    ann.lays("game", 25).lays("twins", 5).bets().does("done").does("stand");
    ann.sees(".hero .pills", "Won +$25");
    asksWhy(ann, "Twins");
    ann.sees(".rail .why", "your twins wager won $25").sees(".rail .why", "X-TWINS-1");
    looksRight(ann, "recipe-twins-desk");
    isWrittenDown();
  }

  @Test
  void a_side_bet_that_judges_a_hand_is_played_from_its_sheet_to_the_journal() throws Exception {
    var table = evening.table("twin-club", "three-card-poker", "Plus");
    evening.shoe.beginsWith(1, "9h 7d 2c Qs Qd Ah");
    var ann = seated(Screen.DESK, table);
    ann.lays("ante", 25).lays("bank-plus", 5).bets().does("done").does("fold");
    ann.sees(".hero .pills", "Lost");
    asksWhy(ann, "Bank Plus");
    ann.sees(".rail .why", "your bank plus wager won $5").sees(".rail .why", "X-BANK-PLUS-1");
    looksRight(ann, "recipe-bank-plus-desk");
    isWrittenDown();
  }
}
