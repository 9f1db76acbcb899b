package cardroom.analysis.odds;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Suit;
import cardroom.games.money.Money;
import cardroom.games.pure215.Counted;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.Catalogue;
import cardroom.houses.pure215.Pure215Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Bonus odds equal those of every deal of a small deck through the rules of the table, as exact
/// fractions.
final class EngineBonusTest {

  private static final Money UNIT = Money.dollars(10);

  @TempDir private Path folder = Path.of("");

  private static SequencedMap<Card, Integer> cards(String text, int ofEach) {
    var cards = new LinkedHashMap<Card, Integer>();
    Cards.parse(text).forEach(card -> cards.put(card, ofEach));
    return cards;
  }

  private static List<Card> all(Map<Card, Integer> cards) {
    var all = new ArrayList<Card>();
    cards.forEach(
        (card, count) -> {
          for (int copy = 0; copy < count; copy++) {
            all.add(card);
          }
        });
    return all;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5h 8s Th Ks    | 5 | hit-soft-17=true
          Ah 6s Td Qc    | 5 | hit-soft-17=false
          4h 7d 8c Js    | 5 | buster.pay-table={3: 2 to 1, 4+: 9 to 2}
          Ad 5c Th Qs    | 5 | red-flex.bonus-cards-have-suit=false
          """)
  void pure_21_5(String kinds, int ofEach, String option) {
    var pair = option.split("=", 2);
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of(pair[0], pair[1])).sheet();
    var cards = cards(kinds, ofEach);
    var wagers =
        Map.of(Pure215Wagers.GAME, UNIT, SideBets.BUSTER.id(), UNIT, SideBets.RED_FLEX.id(), UNIT);
    var likes = List.of("insurance", "stand", "hit");
    var odds = new EngineBonusOdds<>(new Pure215(sheet), cards, likes);
    odds.dealt(sheet.schedules().getFirst(), wagers);
    var exact = Pure215Analysis.of(sheet, CardSupply.of(all(cards)));
    assertThat(odds.ev(SideBets.BUSTER.id()))
        .isEqualTo(exact.bonus(SideBets.BUSTER.id()).orElseThrow().ev());
    assertThat(odds.ev(SideBets.RED_FLEX.id()))
        .isEqualTo(exact.bonus(SideBets.RED_FLEX.id()).orElseThrow().ev());
    if (kinds.startsWith("A")) {
      assertThat(odds.ev(Pure215Wagers.INSURANCE)).isEqualTo(exact.insurance().orElseThrow().ev());
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = "Tc Jc Qc Kc Ac Kd Kh Ad 9c")
  void three_card_poker(String deck) {
    var sheet = Catalogue.packaged().threeCard("casino-club", Map.of()).sheet();
    var pairPlus = cardroom.games.threecard.SideBets.PAIR_PLUS.id();
    var sixCards = cardroom.games.threecard.SideBets.SIX_CARD_BONUS.id();
    Map<WagerId, Money> wagers = Map.of(ThreeCardWagers.ANTE, UNIT, pairPlus, UNIT, sixCards, UNIT);
    var cards = cards(deck, 1);
    var odds = new EngineBonusOdds<>(new ThreeCardPoker(sheet), cards, List.of("play"));
    odds.dealt(sheet.schedules().getFirst(), wagers);
    var exact = new ThreeCardAnalysis(sheet, all(cards));
    assertThat(odds.ev(pairPlus)).isEqualTo(exact.bonus(pairPlus).orElseThrow().ev());
    assertThat(odds.ev(sixCards)).isEqualTo(exact.bonus(sixCards).orElseThrow().ev());
  }

  /// Hearts in a row, and how many of the first two cards have the up card's rank: neither is on
  /// any sheet, and nothing but what they say they count is known of them.
  @ParameterizedTest
  @ValueSource(strings = {"5h 8s Th Kh", "Ah 6h Td Qc"})
  void side_bets_that_no_house_has(String kinds) throws IOException {
    var hearts = bet("hearts", new Counted.Run("heart", (card, _) -> card.suit() == Suit.HEARTS));
    var like =
        bet(
            "like",
            new Counted.FirstCards(
                (first, up) ->
                    (int) first.stream().filter(card -> card.rank() == up.rank()).count()));
    var sheet = sheet(List.of(hearts, like));
    var cards = cards(kinds, 5);
    var wagers = Map.of(Pure215Wagers.GAME, UNIT, hearts.id(), UNIT, like.id(), UNIT);
    var likes = List.of("insurance", "stand", "hit");
    var odds = new EngineBonusOdds<>(new Pure215(sheet), cards, likes);
    odds.dealt(sheet.schedules().getFirst(), wagers);
    var exact = Pure215Analysis.of(sheet, CardSupply.of(all(cards)));
    assertThat(odds.ev(hearts.id())).isEqualTo(exact.bonus(hearts.id()).orElseThrow().ev());
    assertThat(odds.ev(like.id())).isEqualTo(exact.bonus(like.id()).orElseThrow().ev());
  }

  private static SideBet bet(String name, Counted counted) {
    return new SideBet(
        new WagerId(name, name, 9),
        name,
        false,
        List.of(),
        Pure215Rule.BONUS_WAGERS,
        List.of(Pure215Rule.BONUS_WAGERS),
        name,
        counted,
        (_, count, _) -> name + " " + count);
  }

  private Sheet sheet(List<SideBet> more) throws IOException {
    var checkout = Path.of(System.getProperty("cardroom.checkout", ".."));
    var text = Files.readString(checkout.resolve("houses/sheets/casino-club/pure-21.5.yaml"));
    var bets = new ArrayList<>(SideBets.ALL);
    for (var bet : more) {
      bets.add(bet);
      text =
          text.replace("[game, ", "[game, %s, ".formatted(bet.section()))
              .replace("  base: true\n", "  base: true\n  %s: true\n".formatted(bet.section()))
              .concat(
                  "%s: { pay-table: { 1: 1 to 2, 2: 3 to 1, 3+: 7 to 1 }, min: $1, max: $50 }\n"
                      .formatted(bet.section()));
    }
    var house = Files.createDirectories(folder.resolve("casino-club"));
    Files.writeString(house.resolve("pure-21.5.yaml"), text);
    return Catalogue.with(folder)
        .reading(new Pure215Form(bets))
        .pure215("casino-club", Map.of())
        .sheet();
  }
}
