package cardroom.games.poker.variant;

import static cardroom.cards.ranking.Selection.ANY_FIVE;
import static cardroom.games.poker.variant.BetSize.BIG_BET;
import static cardroom.games.poker.variant.BetSize.SMALL_BET;
import static cardroom.games.poker.variant.DealStep.burn;
import static cardroom.games.poker.variant.DealStep.down;
import static cardroom.games.poker.variant.DealStep.up;
import static cardroom.games.poker.variant.FirstToAct.HIGHEST_SHOWING;
import static cardroom.games.poker.variant.ForcedBets.ANTE;
import static cardroom.games.poker.variant.ForcedBets.BRING_IN_BY_LOWEST_CARD;
import static cardroom.games.poker.variant.PotShareText.HIGH;
import static cardroom.games.poker.variant.PotShareText.whole;
import static cardroom.games.poker.variant.Variant.variant;

import cardroom.games.poker.rules.VariantRule;

/// A poker game that no house has, by the recipe of CONTRIBUTING.md: one card down and four up. It
/// stands here for a line in `Variants`.
public final class FiveCardStud {

  public static final Variant FIVE_CARD_STUD =
      variant("five-card-stud", "5-Card Stud")
          .deck(Deck.STANDARD_52)
          .players(8)
          .opening(ANTE, BRING_IN_BY_LOWEST_CARD)
          .openedBy(VariantRule.STUD_OPENS)
          .street("second", SMALL_BET, down(1), up(1))
          .street("third", SMALL_BET, burn(1), up(1))
          .street("fourth", BIG_BET, burn(1), up(1))
          .street("fifth", BIG_BET, burn(1), up(1))
          .ledBy(HIGHEST_SHOWING)
          .irregularities(IrregularitySection.STUD_GAMES)
          .oddChip(OddChip.BY_HIGHEST_CARD)
          .showdown(whole(HIGH).from(ANY_FIVE).by(VariantRule.STUD_DEAL));

  private FiveCardStud() {}
}
