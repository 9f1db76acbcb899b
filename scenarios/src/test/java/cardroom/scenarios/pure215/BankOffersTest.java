package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent.Shuffled;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.ChanceRequest.OneCard;
import cardroom.games.table.Need.Chance;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// To whom the bank is offered, for how many hands, and when a shoe is shuffled.
final class BankOffersTest {

  private static TableTalk<?> three(Map<String, String> options) {
    return TableTalk.at("casino-club", 1, options)
        .sits("ann", 1, 500)
        .sits("bob", 2, 500)
        .sits("cy", 4, 500);
  }

  /// A round in which one player bets on their own circle.
  private static TableTalk<?> round(TableTalk<?> table, String banker, String bettor, int seat) {
    return closed(table.banks(banker, 100).bets(bettor, seat, 10)).finish();
  }

  /// Everybody has made their bets.
  private static TableTalk<?> closed(TableTalk<?> table) {
    for (var seat : table.asked()) {
      table.says(at(table, seat), "done");
    }
    return table;
  }

  private static String at(TableTalk<?> table, int seat) {
    return table.view().seats().get(seat - 1).player();
  }

  @Test
  @Proves({"P215-ROT-2", "P215-BANK-2", "P215-FEE-1"})
  void the_bank_is_offered_to_whoever_has_the_least_bank_and_its_fee() {
    var options = Map.of("bank-minimum", "$100");
    var table = TableTalk.at("casino-club", 1, options).sits("ann", 1, 104).sits("bob", 2, 105);
    assertThat(table.asked()).containsExactly(2);
    assertThat(table.offers("ann")).noneMatch(offer -> offer.startsWith("take-bank"));
    assertThat(table.offers("bob")).startsWith("take-bank 2 $100-$100 $100", "pass-bank 2");
    assertThat(table.refused("bob", "take-bank", "table", 99)).cites("P215-BANK-2");
    table.says("bob", "pass-bank");
    assertThat(table.asked()).isEmpty();
    assertThat(table.refused("ann", "take-bank", "table", 100)).cites("P215-BANK-2");
    assertThat(table.says("ann", "top-up", "table", 1).asked()).containsExactly(1);
  }

  @Test
  @Proves({"P215-ROT-2", "P215-WAGER-1"})
  void nobody_banks_while_nobody_has_a_wager_to_play_for() {
    for (var left : new int[] {4, 5}) {
      var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 20).banks("ann", 100);
      table.bets("bob", 2, 20 - left).says("bob", "done").deal("Tc Td 6c 9d");
      table.says("bob", "stand", "2", 0);
      assertThat(table.stack("bob")).isEqualTo("$" + left);
      assertThat(table.asked()).as("bob has $%d", left).hasSize(left == 5 ? 1 : 0);
    }
  }

  @Test
  @Proves({"P215-ROT-1", "P215-ROT-2"})
  void a_used_up_turn_starts_over_only_where_the_house_permits_it() {
    var table = three(Map.of("same-banker-if-all-decline", "false"));
    round(round(table, "ann", "bob", 2), "ann", "bob", 2);
    table.says("bob", "pass-bank").says("cy", "pass-bank");
    assertThat(table.asked()).isEmpty();
    assertThat(table.refused("ann", "take-bank", "table", 100)).cites("P215-ROT-2");
    table.banks("cy", 100);
    assertThat(table.view().bank().orElseThrow().turn()).isEqualTo(1);
    var once = round(three(Map.of("bank-turn-length", "1")), "ann", "bob", 2);
    assertThat(once.asked()).containsExactly(2);
    var lent = three(Map.of());
    assertThat(round(lent, "ann", "bob", 2).says("ann", "pass-bank").asked()).containsExactly(2);
    lent.says("bob", "pass-bank").says("cy", "pass-bank").banks("ann", 100);
    assertThat(lent.view().bank().orElseThrow().turn())
        .as("who passed and takes it after all begins a new turn")
        .isEqualTo(1);
  }

  @Test
  @Proves("P215-ROT-1")
  void the_bank_goes_round_the_whole_table() {
    var table = TableTalk.at().sits("ann", 7, 500).sits("bob", 8, 500).sits("cy", 3, 500);
    assertThat(table.asked()).as("from seat 1").containsExactly(3);
    round(round(table, "cy", "ann", 7), "cy", "ann", 7);
    assertThat(table.asked()).containsExactly(7);
    round(round(table, "ann", "bob", 8), "ann", "bob", 8);
    assertThat(table.asked()).containsExactly(8);
    round(round(table, "bob", "ann", 7), "bob", "ann", 7);
    assertThat(table.asked()).containsExactly(3);
  }

  @Test
  @Proves("P215-ROT-1")
  void whoever_has_banked_twice_is_not_asked_again_in_another_seat() {
    var table = three(Map.of("going-south", "free"));
    round(round(table, "ann", "bob", 2), "ann", "bob", 2);
    table.says("bob", "leave").says("ann", "leave").sits("bob", 1, 500).sits("ann", 2, 500);
    assertThat(table.asked())
        .as("clockwise from seat 1, but ann has had her turn")
        .containsExactly(4);
    table.says("cy", "pass-bank");
    assertThat(table.asked()).as("who took her old seat").containsExactly(1);
    table.says("bob", "pass-bank");
    assertThat(table.asked()).as("nobody else wants it (A-49)").containsExactly(2);
  }

  @Test
  @Proves("P215-DECK-4")
  void a_shoe_that_runs_out_in_mid_round_goes_on_with_the_discards() {
    var options = Map.of("decks", "1", "penetration", "99/100", "burn-first-card", "true");
    var table = three(options);
    for (var rounds = 0; rounds < 6; rounds++) {
      var banker = at(table, table.asked().getFirst());
      var bettor = banker.equals("bob") ? "cy" : "bob";
      table.banks(banker, 100);
      for (var seat : new int[] {3, 5, 6, 7, 8}) {
        table.bets(bettor, seat, 5);
      }
      closed(table).finish();
    }
    var shuffles = table.events(Shuffled.class);
    assertThat(shuffles.getFirst()).isEqualTo(new Shuffled(52, false));
    assertThat(shuffles.subList(1, shuffles.size()))
        .isNotEmpty()
        .allMatch(shuffle -> shuffle.fromTray() && shuffle.cards() < 52);
    assertThat(table.story().stream().filter("Burned"::equals)).as("of a fresh shoe").hasSize(1);
  }

  private static final List<String> HANDS =
      List.of(
          "Tc7c2cJc",
          "Td7d2dJd",
          "Th7h2hJh",
          "Ts7s2sJs",
          "Qc8c3cKc",
          "Qd8d3dKd",
          "Qh8h3hKh",
          "Qs8s3sKs",
          "9c9h4cAh",
          "9d9s4dAc");

  /// A table before the deal, after some rounds of four cards each, with one more card in the first
  /// few.
  private static TableTalk<?> after(int rounds, int hits) {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500);
    for (var round = 0; round < rounds; round++) {
      var seat = betting(table);
      var bettor = at(table, seat);
      table.deal(HANDS.get(round));
      if (round < hits) {
        table.says(bettor, "hit", Integer.toString(seat), 0).deal("5" + "cdhs".charAt(round));
      }
      table.says(bettor, "stand", Integer.toString(seat), 0);
    }
    betting(table);
    return table;
  }

  private static int betting(TableTalk<?> table) {
    var banks = table.asked().getFirst();
    var bets = 3 - banks;
    table.banks(at(table, banks), 50).bets(at(table, bets), bets, 5).says(at(table, bets), "done");
    return bets;
  }

  @Test
  @Proves("P215-DECK-4")
  void the_cut_card_lies_behind_three_quarters_of_the_shoe() {
    assertThat(after(9, 3).need()).as("39 are dealt").isEqualTo(new Chance(new OneCard(true)));
    assertThat(((Chance) after(10, 0).need()).draw())
        .as("40")
        .isInstanceOf(ChanceRequest.Shuffle.class);
  }
}
