package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.houses.Catalogue;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.proving.recipes.HighCardForm;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A banked game that no house has, by the recipe of CONTRIBUTING.md: its sheet, its sign, a round
/// in the browser, and the journal, which the verifier plays again. Seats, bank, fees, shoe, codec,
/// views and client know nothing of it.
final class BankedGameRecipeTest extends Visit {
  private static final TableOpening OPENING =
      new TableOpening(
          "made-up",
          "high-card",
          new Setup("High", new Setup.Stakes.Schedule(1), 6),
          Map.of(),
          "",
          "",
          0);

  /// The keys that every banked game has.
  private static final String SHEET =
      """
      house: made-up
      title: Made-up House
      game: high-card
      example: true
      seats: 7
      max-circles-per-player: none
      max-circles-in-play: none
      money-unit: $0.50
      settlement-start: action-button
      button-counts: all-seats
      button-count-start: house-dealer-left
      settlement-major: seat
      bank-limit: separate
      when-exhausted: return-rest
      bank-minimum: table-minimum
      bank-turn-length: 2
      same-banker-if-all-decline: true
      backline: { base: true, limit-scope: per-bettor, max-per-circle: none }
      going-south: barred
      refund-fee-on-void: true
      fee: { overlap: first-row, fraction: floor, charge-backline: true }
      schedules:
        - option: 1
          rule: COL-XHIGH-1
          limits: $5-$100
          player-fee: $0.00
          rows:
            - { action: $5+, fee: $0.50 }
      """;

  /// What a line in `Catalogue.FORMS` does.
  private static Catalogue sheets(Path folder) {
    try {
      var house = Files.createDirectories(folder.resolve("sheets/made-up"));
      Files.writeString(house.resolve("high-card.yaml"), SHEET);
      return Catalogue.with(folder.resolve("sheets")).reading(new HighCardForm());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  Evening evening(Path folder) {
    return new Evening(folder, new SheetCatalogue(sheets(folder)));
  }

  @Test
  void a_made_up_game_is_played_from_its_sheet_to_the_journal() throws Exception {
    var sheets = sheets(folder);
    var sign = sheets.load("made-up", "high-card", Map.of()).sign(new Setup.Stakes.Schedule(1));
    assertThat(sign.toString()).contains("High Card", "COL-XHIGH-1", "X-HIGH-FEE");
    var table = evening.table(OPENING);
    evening.shoe.beginsWith(1, "Ks 6d");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(200);
    ann.lays("high", 25).bets().does("done").sees(".hero .pills", "Won +$25");
    ann.press(ann.page.locator(".hero .pill").first());
    ann.sees(".rail .why", "X-HIGH-OUT-1");
    looksRight(ann, "recipe-high-card-desk");
    var seals = new SealedShoe(RoomKey.parse("5a".repeat(32)), Entropy.ofTheSystem());
    var database = "jdbc:sqlite:" + folder.resolve("room.db");
    var report = Verifier.verify(database, new SheetCatalogue(sheets), seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.postings()).isGreaterThan(8);
  }
}
