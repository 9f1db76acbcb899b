package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.FiveCardStud;
import cardroom.games.table.Setup;
import cardroom.houses.Catalogue;
import cardroom.houses.poker.PokerForm;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.Script;
import cardroom.proving.browser.Chromium.Screen;
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

/// A poker game that no house has, by the recipe of CONTRIBUTING.md: a variant and a sheet.
/// Betting, deal, showdown, notation, sign, lobby, table, replay and journal know nothing of it.
final class PokerGameRecipeTest extends Visit {
  private static final String GAME = "five-card-stud";
  private static final Setup.Stakes LIMIT =
      new Setup.Stakes.Limit(Evening.dollars(2), Evening.dollars(4));
  private static final TableOpening OPENING =
      new TableOpening("harbor", GAME, new Setup("Stud", LIMIT, 6), Map.of(), "", "", 0);

  /// Beside the book of a house; only what differs from its other games.
  private static final String SHEET =
      """
      game: five-card-stud
      book: poker.yaml
      max-players: 8
      chip: $0.50
      button-rule: none
      odd-chip: by-highest-card
      blinds: none
      cites:
        STUD-1: "5-Card Stud"
      """;

  /// What a line in `Variants.ALL` does, and the files of a house.
  private static Catalogue sheets(Path folder) {
    var book =
        Path.of(
            System.getProperty("cardroom.checkout", ".."), "houses/sheets/ocean-view/poker.yaml");
    try {
      var house = Files.createDirectories(folder.resolve("sheets/harbor"));
      var shared = Files.readString(book).replace("house: ocean-view", "house: harbor");
      Files.writeString(house.resolve("poker.yaml"), shared);
      Files.writeString(house.resolve(GAME + ".yaml"), SHEET);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Catalogue.with(folder.resolve("sheets"))
        .reading(new PokerForm(FiveCardStud.FIVE_CARD_STUD));
  }

  @Override
  Evening evening(Path folder) {
    return new Evening(folder, new SheetCatalogue(sheets(folder)));
  }

  @Test
  void hands_are_written_judged_and_written_again() {
    var text =
        """
        house harbor  game five-card-stud  limit $4-$8
        deal    1 (As) Qh  2 (9c) 2c  3 (Kd) 7h
        second  2 brings-in  3 calls  1 calls
        third   1 Qd 2 9d 3 8h   1 bets  2 calls  3 folds
        fourth  1 4c 2 9h        1 checks  2 bets  1 calls
        fifth   1 5c 2 3s        1 checks  2 bets  1 folds
        """;
    var sheets = sheets(folder);
    for (var script : Script.read(text)) {
      var hand =
          PokerScript.read(script, (house, game, of) -> sheets.poker(house, game, of).sheet());
      assertThat(hand.play().failures()).isEmpty();
      assertThat(hand.rewritten()).contains("game five-card-stud", "2 brings-in", "fifth");
    }
  }

  @Test
  void the_house_lists_it_in_the_lobby_and_posts_its_sign() {
    var catalogue = new SheetCatalogue(sheets(folder));
    assertThat(catalogue.menus())
        .filteredOn(house -> house.house().equals("harbor"))
        .singleElement()
        .satisfies(
            house -> {
              assertThat(house.games()).hasSize(1);
              assertThat(house.games().getFirst().title()).isEqualTo("5-Card Stud");
            });
    assertThat(sheets(folder).load("harbor", GAME, Map.of()).sign(LIMIT).toString())
        .contains("5-Card Stud", "COL-OVP-L-1");
  }

  @Test
  void a_made_up_game_is_played_from_its_sheet_to_the_journal() throws Exception {
    var ring = new Ring(evening, evening.table(OPENING));
    evening.shoe.beginsWith(1, "As 9c Qh 2c 3h Qd 9d 4h 4c 5d 6h 5c 3s");
    var ann = guest(Screen.DESK).joins("Ann", ring.table);
    ring.with(2, "Bob", 200);
    ring.playOut(ann, Deciding::cheaply);
    ann.opens("/table/%d/rounds/1".formatted(ring.table));
    ann.sees(".log", "Bob");
    looksRight(ann, "recipe-five-card-stud-desk");
    var file = folder.resolve("hand.phh");
    ann.page.waitForDownload(() -> ann.press(ann.page.locator("[data-document=phh]"))).saveAs(file);
    assertThat(file).content().contains("variant = 'five-card-stud/limit'");
    var seals = new SealedShoe(RoomKey.parse("5a".repeat(32)), Entropy.ofTheSystem());
    var database = "jdbc:sqlite:" + folder.resolve("room.db");
    var report = Verifier.verify(database, new SheetCatalogue(sheets(folder)), seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.postings()).isGreaterThan(8);
  }
}
