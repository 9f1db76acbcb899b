package cardroom.app.recipes;

import cardroom.houses.Catalogue;
import cardroom.houses.pure215.Pure215Form;
import cardroom.houses.threecard.ThreeCardForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The sheets of a house that offers the made-up side bets, one section for each, its places and
/// its fee; and the two lists `ALL` with the bets in them.
public record MadeUpSheets(Path folder) {

  /// The catalogue that reads them.
  public Catalogue catalogue() {
    write("pure-21.5", MadeUpSheets::withTwins);
    write("three-card-poker", MadeUpSheets::withBankPlus);
    return Catalogue.with(folder)
        .reading(new Pure215Form(and(cardroom.games.pure215.SideBets.ALL, Twins.BET)))
        .reading(new ThreeCardForm(and(cardroom.games.threecard.SideBets.ALL, BankPlus.BET)));
  }

  private static <B> List<B> and(List<B> bets, B more) {
    var all = new ArrayList<>(bets);
    all.add(more);
    return all;
  }

  private interface Change {
    String of(String sheet);
  }

  private void write(String game, Change change) {
    var checkout = Path.of(System.getProperty("cardroom.checkout", ".."));
    var file = "sheets/casino-club/%s.yaml".formatted(game);
    try {
      var sheet = Files.readString(checkout.resolve("houses").resolve(file));
      var house = Files.createDirectories(folder.resolve("twin-club"));
      var changed = sheet.replace("house: casino-club", "house: twin-club");
      Files.writeString(house.resolve(game + ".yaml"), change.of(changed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String withTwins(String sheet) {
    return sheet
        .replace("[game, red-flex, buster]", "[game, twins, red-flex, buster]")
        .replace("  base: true\n", "  base: true\n  twins: true\n")
        .replace("    buster-fee: $0.00\n", "    buster-fee: $0.00\n    twins-fee: $0.50\n")
        .concat(
            """
            twins:
              pay-table: { 1: 5 to 1, 2+: 20 to 1 }
              min: $1
              max: $50
              max-relative-to-base: le
            """);
  }

  private static String withBankPlus(String sheet) {
    return sheet
        .replace("[play, ante, pair-plus,", "[play, ante, bank-plus, pair-plus,")
        .replace("  base: true\n", "  base: true\n  bank-plus: true\n")
        .concat(
            """
            bank-plus:
              pay-table: { straight: 6 to 1, flush: 4 to 1, one-pair: 1 to 1 }
              min: $1
              max: $25
            """);
  }
}
