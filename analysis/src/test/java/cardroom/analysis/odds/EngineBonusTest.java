package cardroom.analysis.odds;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Bonus odds equal those of every deal of a small deck through the rules of the table, as exact
/// fractions.
final class EngineBonusTest {

  private static final Money UNIT = Money.dollars(10);

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
    assertThat(odds.ev(SideBets.BUSTER.id())).isEqualTo(exact.buster().orElseThrow().ev());
    assertThat(odds.ev(SideBets.RED_FLEX.id())).isEqualTo(exact.redFlex().orElseThrow().ev());
    if (kinds.startsWith("A")) {
      assertThat(odds.ev(Pure215Wagers.INSURANCE)).isEqualTo(exact.insurance().orElseThrow().ev());
    }
  }

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
    assertThat(odds.ev(pairPlus)).isEqualTo(exact.pairPlus().orElseThrow().ev());
    assertThat(odds.ev(sixCards)).isEqualTo(exact.sixCardBonus().orElseThrow().ev());
  }
}
