package cardroom.app.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.houses.Catalogue;
import cardroom.server.catalogue.SheetCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A house that nobody runs, by the recipe of CONTRIBUTING.md: a folder with a book and two sheets.
/// Every command that reads sheets knows it, and so does the lobby.
final class HouseRecipeTest {
  @TempDir Path folder;

  /// The house's own book: what both games share.
  @BeforeEach
  void write() throws IOException {
    var house = Files.createDirectories(folder.resolve("harbor"));
    var checkout = Path.of(System.getProperty("cardroom.checkout", ".."));
    var book =
        Files.readString(checkout.resolve("houses/sheets/ocean-view/poker.yaml"))
            .replace("house: ocean-view", "house: harbor")
            .replace("title: Ocean View Cardroom", "title: Harbor Club")
            .replace("max-raises: 3 ", "max-raises: 4 ")
            // Neither of its games has an ante, so its book may not mention one.
            .replaceAll("(?m)^forced:.*\\R", "")
            .replaceAll(", ante: [^,]*, bring-in: [^ ]*", "");
    Files.writeString(house.resolve("poker.yaml"), book);
    Files.writeString(
        house.resolve("texas-holdem.yaml"),
        """
        game: texas-holdem
        book: poker.yaml
        max-players: 6
        cites:
          HOLDEM-1: "Hold'em"
        """);
    Files.writeString(
        house.resolve("omaha.yaml"),
        """
        game: omaha
        book: poker.yaml
        spreads: []
        cites:
          OMAHA-1: "Omaha"
        """);
  }

  private Ran run(String... words) {
    var all = new java.util.ArrayList<>(java.util.List.of(words));
    all.add("--houses");
    all.add(folder.toString());
    return Ran.of(all.toArray(String[]::new));
  }

  @Test
  void its_book_is_checked_with_every_sheet() throws IOException {
    var book = folder.resolve("harbor/poker.yaml");
    assertThat(Ran.of("house", "check", book.toString()).status()).isZero();
    Files.writeString(book, Files.readString(book).replace("max-raises: 4", "max-rises: 4"));
    var wrong = Ran.of("house", "check", book.toString());
    assertThat(wrong.status()).isNotZero();
    assertThat(wrong.out() + wrong.err()).contains("max-raises: missing");
  }

  @Test
  void it_is_listed_shown_and_posted() {
    assertThat(run("house", "list").out())
        .containsPattern("harbor +Harbor Club +texas-holdem, omaha")
        .contains("casino-club");
    assertThat(run("house", "show", "harbor", "omaha").out())
        .containsPattern("max-raises +4 .*poker.yaml")
        .containsPattern("max-players +9 .*poker.yaml");
    assertThat(run("house", "show", "harbor", "texas-holdem").out())
        .containsPattern("max-players +6");
    assertThat(run("house", "sign", "harbor", "texas-holdem").out())
        .contains("Harbor Club", "COL-OVP-L-3");
  }

  @Test
  void its_games_are_played_and_judged() {
    var played =
        run("play", "omaha", "--house", "harbor", "--auto", "--seed", "1", "--rounds", "2");
    assertThat(played.status()).as(played.err()).isZero();
    assertThat(played.out()).contains("harbor · omaha");
  }

  @Test
  void its_lobby_offers_them() {
    var menus = new SheetCatalogue(Catalogue.with(folder)).menus();
    assertThat(menus).hasSize(Catalogue.packaged().houses().size() + 1);
    var harbor = menus.stream().filter(menu -> menu.house().equals("harbor")).findFirst();
    assertThat(harbor.orElseThrow().title()).isEqualTo("Harbor Club");
    assertThat(harbor.orElseThrow().games())
        .extracting(game -> game.game() + " " + game.seatsMax())
        .containsExactly("texas-holdem 6", "omaha 9");
  }
}
