package cardroom.houses.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.houses.pure215.Pure215Form;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.script.Script;
import cardroom.notation.script.UnmetExpectation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A new side bet is one value with one function, and one section of a sheet: sheet, sign, fees,
/// limits, table, view, notation and settlement need no further change.
class SideBetRecipeTest {
  @TempDir Path folder;

  private Pure215 game = game();

  private Pure215 game() {
    return new Pure215(Catalogue.packaged().pure215("casino-club", Map.of()).sheet());
  }

  /// The sheet of a house that offers the bet: its section, its places and its fee.
  @BeforeEach
  void write() throws IOException {
    var checkout = Path.of(System.getProperty("cardroom.checkout", ".."));
    var sheet = Files.readString(checkout.resolve("houses/sheets/casino-club/pure-21.5.yaml"));
    var changed =
        sheet
            .replace("house: casino-club", "house: twin-club")
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
    var house = Files.createDirectories(folder.resolve("twin-club"));
    Files.writeString(house.resolve("pure-21.5.yaml"), changed);
    game = new Pure215(load().sheet());
  }

  private LoadedSheet<cardroom.games.pure215.Sheet> load() {
    var bets = new ArrayList<SideBet>(SideBets.ALL);
    bets.add(Twins.BET);
    return Catalogue.with(folder).load(new Pure215Form(bets), "twin-club", Map.of());
  }

  @Test
  void the_sign_prints_what_it_pays_and_costs() {
    var sign = load().sign(new Setup.Stakes.Schedule(1)).toString();
    assertThat(sign)
        .contains("with Twins and Red Flex and Buster bonus bets")
        .contains("each Twins bet", "Like cards among the first two", "20 to 1")
        .contains("not above the game wager");
  }

  @Test
  void rounds_with_it_are_judged() {
    var text =
        """
        house twin-club  bank $500
        seat 1  $20 twins $5   8h 8d  split 8h 5c stand | 8d Td stand  -> lose $20; lose $20; twins win $25 X-TWINS-1
        seat 2  $10 twins $10  Kh Kh  stand  -> win $10; twins win $200 X-TWINS-1
        seat 3  $10 twins $5   9h Td  stand  -> push; twins lose $5 X-TWINS-1
        seat 4  $10 twins $11  9h Td  stand  -> push; twins refused P215-WAGER-2
        fee     seat 2 -> $0.50 COL-CC215-1
        bank    Tc (9d)
        """;
    for (var script : Script.read(text)) {
      var judged = BankedScript.read(script, (_, _, _) -> game).play();
      assertThat(judged.failures()).extracting(UnmetExpectation::sentence).isEmpty();
    }
  }

  @Test
  void the_table_offers_it_beside_the_game_wager() {
    var engine = new BankedTable<>(game);
    var table = engine.open(new Setup("Twins", new Setup.Stakes.Schedule(1), 5));
    var ann = new Player("ann");
    var bob = new Player("bob");
    var words =
        List.of(
            new Command.Act(ann, "sit", Position.seat(1), Money.dollars(300)),
            new Command.Act(bob, "sit", Position.seat(2), Money.dollars(300)),
            new Command.Act(ann, "take-bank", Position.seat(1), Money.dollars(100)),
            new Command.Act(bob, "bet.game", Position.seat(2), Money.dollars(10)),
            new Command.Act(bob, "bet.twins", Position.seat(2), Money.dollars(5)));
    for (var word : words) {
      var ruling = (Ruling.Allowed) engine.rule(table, word);
      for (var event : ruling.events()) {
        table = engine.apply(table, event);
      }
    }
    var eyes = new Viewer.Person(bob);
    assertThat(engine.choices(table, eyes).offered()).extracting(Choice::id).contains("bet.twins");
    var view = engine.view(table, eyes);
    assertThat(view.table().wagers()).anyMatch(area -> area.wager().label().equals("Twins"));
    assertThat(view.positions().getFirst().stakes())
        .hasToString("[Stake[wager=game, amount=$10], Stake[wager=twins, amount=$5]]");
  }
}
