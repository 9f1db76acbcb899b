package cardroom.scenarios.pure215;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent.Burned;
import cardroom.games.banked.table.BankedEvent.Shuffled;
import cardroom.games.banked.table.BankedEvent.Voided;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Need;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The shoe of one deck: when it is shuffled, and what happens when it runs out.
final class RunningOutTest {

  /// Sixteen hands of one bonus card each, made by splitting, then all other cards except the
  /// bank's.
  private static final String ALL_CARDS =
      """
      Tc Jc Qc Kc 9c  Td Jd Qd Kd 9d
      Th Ts 8c 9h  8d 9s  8h 8s  7c 7d
      Jh Js 7h 7s  6c 6d  6h 5c  6s 5d
      Qh Qs 5h 5s  4c 4d 4h  4s 3c 3d  3h 3s 2c 2d
      Kh Ks 2h 2s Ac Ad Ah As
      """;

  private static TableTalk<?> table(Map<String, String> options) {
    return TableTalk.at("casino-club", 1, options).sits("ann", 1, 500).sits("bob", 2, 500);
  }

  private static TableTalk<?> wagered(TableTalk<?> table) {
    var banker = table.asked().getFirst() == 1 ? "ann" : "bob";
    var bettor = banker.equals("ann") ? "bob" : "ann";
    var seat = bettor.equals("ann") ? 1 : 2;
    return table.banks(banker, 100).bets(bettor, seat, 10).says(bettor, "done");
  }

  /// One round of four cards: ten and nine against nine and eight.
  private static TableTalk<?> round(TableTalk<?> table, String cards) {
    return wagered(table).deal(cards).finish();
  }

  private static List<Integer> shuffles(TableTalk<?> table) {
    return table.events(Shuffled.class).stream().map(Shuffled::cards).toList();
  }

  @Test
  @Proves("P215-DECK-4")
  void the_cut_card_is_reached_when_more_than_its_part_is_dealt() {
    var table = table(Map.of("decks", "1", "penetration", "1/13"));
    round(table, "Tc 9c 9d 8h");
    assertThat(shuffles(round(table, "Td 9h 9s 8c"))).as("four of 52 are dealt").hasSize(1);
    assertThat(shuffles(round(table, "Th 9h 9s 8c"))).as("eight of 52").containsExactly(52, 52);
    var two = table(Map.of("decks", "2", "penetration", "1/26"));
    round(two, "Tc 9c 9d 8h");
    assertThat(shuffles(round(two, "Td 9h 9s 8c"))).as("four of 104").containsExactly(104);
    assertThat(shuffles(round(two, "Th 9h 9s 8c"))).as("eight of 104").hasSize(2);
  }

  @Test
  @Proves("P215-DECK-4")
  void a_burned_card_is_not_dealt() {
    var options = Map.of("decks", "1", "penetration", "1/104", "burn-first-card", "true");
    var table = wagered(table(options));
    assertThat(table.shuffles().need())
        .as("nobody sees it")
        .isEqualTo(new Need.Chance(new ChanceRequest.OneCard(false)));
    assertThat(table.deal("2c Tc").events(Burned.class)).hasSize(1);
    assertThat(shuffles(table)).containsExactly(52);
    var two = table(Map.of("decks", "1", "penetration", "1/13", "burn-first-card", "true"));
    round(two, "2c Tc 9c 9d 8h");
    assertThat(shuffles(round(two, "Td 9h 9s 8c"))).as("four are dealt, one burned").hasSize(1);
    round(two, "2c Th 9h 9s 8d");
    assertThat(two.events(Burned.class)).as("once a shoe").hasSize(2);
  }

  @Test
  @Proves("P215-DECK-4")
  void a_continuous_shuffler_begins_every_round_with_all_cards() {
    var table = table(Map.of("decks", "1", "continuous-shuffle", "true"));
    round(table, "Tc 9c 9d 8h");
    assertThat(shuffles(round(table, "Tc 9c 9d 8h"))).containsExactly(52, 52);
  }

  @Test
  @Proves("P215-DECK-4")
  void a_shoe_that_runs_out_in_a_round_goes_on_with_the_tray() {
    var table = table(Map.of("decks", "1", "penetration", "1/1"));
    while (table.events(Shuffled.class).size() < 2) {
      wagered(table).finish();
    }
    var before = table.story().subList(0, table.story().lastIndexOf("Shuffled"));
    var round = before.subList(before.lastIndexOf("Closed"), before.size());
    var dealt = (int) round.stream().filter("Dealt"::equals).count();
    assertThat(table.events(Shuffled.class))
        .containsExactly(new Shuffled(52, false), new Shuffled(52 - dealt, true));
  }

  @Test
  @Proves({"P215-DECK-4", "COL-GEN-10"})
  void a_round_that_has_every_card_on_the_table_and_wants_one_more_is_void() {
    var table = table(Map.of("decks", "1")).banks("ann", 100);
    for (var seat : new int[] {2, 3, 4, 5}) {
      table.bets("bob", seat, 10);
    }
    table.says("bob", "done");
    assertThat(table.stack("ann")).as("bank and fee").isEqualTo("$399.50");
    for (var card : ALL_CARDS.strip().split("\\s+", -1)) {
      while (table.need() instanceof Need.Decisions) {
        decide(table);
      }
      assertThat(table.events(Voided.class)).isEmpty();
      table.deal(card);
    }
    while (table.events(Voided.class).isEmpty()) {
      decide(table);
    }
    assertThat(table.events(Voided.class))
        .extracting(Voided::why)
        .containsExactly("no card is left to deal");
    assertThat(table.stack("ann")).isEqualTo("$500");
    assertThat(table.stack("bob")).isEqualTo("$500");
  }

  /// Splits and hits whenever allowed.
  private static void decide(TableTalk<?> table) {
    var seat = Integer.toString(table.asked().getFirst());
    var offers = table.offers("bob");
    var choice =
        Stream.of("split", "hit", "stand")
            .filter(one -> offers.stream().anyMatch(offer -> offer.startsWith(one + " ")))
            .findFirst()
            .orElseThrow();
    table.says("bob", choice, seat, choice.equals("split") ? 10 : 0);
  }
}
