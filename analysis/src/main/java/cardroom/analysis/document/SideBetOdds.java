package cardroom.analysis.document;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.BonusLaws;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.PlayRules;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Cards;
import cardroom.games.table.WagerId;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The side bets that a sheet offers, weighed by what each says it depends on.
public final class SideBetOdds {

  private SideBetOdds() {}

  /// From the cards that the house deals from; none where nobody banks the game.
  public static SequencedMap<WagerId, PayLaw> of(Object sheet) {
    return switch (sheet) {
      case cardroom.games.pure215.Sheet pure -> of(pure, CardSupply.decks(pure.shoe().decks()));
      case cardroom.games.threecard.Sheet three ->
          of(new ThreeCardAnalysis(three, Cards.STANDARD_52));
      default -> new LinkedHashMap<>();
    };
  }

  /// From the cards that are asked about.
  public static SequencedMap<WagerId, PayLaw> of(AnalysedSheet asked) {
    return switch (asked.loaded().sheet()) {
      case cardroom.games.pure215.Sheet pure -> of(pure, asked.supply());
      case cardroom.games.threecard.Sheet three -> of(new ThreeCardAnalysis(three, asked.cards()));
      default -> new LinkedHashMap<>();
    };
  }

  private static SequencedMap<WagerId, PayLaw> of(
      cardroom.games.pure215.Sheet sheet, CardSupply supply) {
    return new BonusLaws(PlayRules.of(sheet).drawing(), supply).offered(sheet);
  }

  private static SequencedMap<WagerId, PayLaw> of(ThreeCardAnalysis analysis) {
    var laws = new LinkedHashMap<WagerId, PayLaw>();
    analysis.bonuses().forEach((wager, bonus) -> laws.put(wager, bonus.law()));
    return laws;
  }
}
