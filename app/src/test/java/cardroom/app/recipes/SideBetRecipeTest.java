package cardroom.app.recipes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.bots.coach.Coach;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.script.Script;
import cardroom.notation.script.UnmetExpectation;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A new side bet is one value with one function, and one section of a sheet: sheet, sign, fees,
/// limits, table, view, notation and settlement need no further change, and houses that do not
/// offer it no line. That it is weighed is tested by `WeighedSideBetTest`.
class SideBetRecipeTest {
  @TempDir Path folder;

  private LoadedSheet<cardroom.games.pure215.Sheet> load() {
    return new MadeUpSheets(folder).catalogue().pure215("twin-club", Map.of());
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
    var game = new Pure215(load().sheet());
    for (var script : Script.read(text)) {
      var judged = BankedScript.read(script, (_, _, _) -> game).play();
      assertThat(judged.failures()).extracting(UnmetExpectation::sentence).isEmpty();
    }
  }

  @Test
  void the_table_offers_it_beside_the_game_wager() {
    var engine = new BankedTable<>(new Pure215(load().sheet()));
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
    // With n decks it costs (13n + 20) / (52n - 1) of the stake: 124/415 with eight.
    assertThat(Coach.of(load().sheet()).orElseThrow().besides(view, "bob"))
        .isEqualTo("Your Twins of $5 costs $1.49 on average, whatever you decide.");
  }

  @Test
  void a_house_that_does_not_mention_it_does_not_offer_it() {
    var catalogue = new MadeUpSheets(folder).catalogue();
    for (var house : Catalogue.packaged().houses()) {
      for (var game : catalogue.games(house)) {
        assertThat(catalogue.load(house, game, Map.of()).values().toString())
            .doesNotContain("twins", "bank-plus");
      }
    }
  }

  @Test
  void a_house_that_names_it_must_say_the_rest() {
    var options = Map.of("settlement-order", "[game, twins, red-flex, buster]");
    var catalogue = new MadeUpSheets(folder).catalogue();
    assertThatThrownBy(() -> catalogue.pure215("casino-club", options))
        .hasMessageContaining("twins");
  }

  @Test
  void a_hand_of_the_bank_decides_even_for_a_player_who_folds() {
    var text =
        """
        house twin-club  game three-card-poker  bank $500
        seat 1  ante $10 bank-plus $5  2h5d8c  fold  -> lose $10; bank-plus win $5 X-BANK-PLUS-1
        seat 2  ante $10 bank-plus $5  AhAd4c  play  -> win $10; play win $10; bank-plus win $5 X-BANK-PLUS-1
        bank    seat 7  (9s 9c) Kd
        """;
    var sheet = new MadeUpSheets(folder).catalogue().threeCard("twin-club", Map.of()).sheet();
    for (var script : Script.read(text)) {
      var judged = BankedScript.read(script, (_, _, _) -> new ThreeCardPoker(sheet)).play();
      assertThat(judged.failures()).extracting(UnmetExpectation::sentence).isEmpty();
    }
  }
}
