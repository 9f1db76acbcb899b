package cardroom.games.poker.variant;

import static cardroom.games.poker.variant.BetSize.BIG_BET;
import static cardroom.games.poker.variant.BetSize.SMALL_BET;
import static cardroom.games.poker.variant.DealStep.down;
import static cardroom.games.poker.variant.DealStep.draw;

import cardroom.cards.ranking.Rankings;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.variant.PotShare.Part;

/// Games of other rooms, so that hands recorded there can be replayed. None of our houses offers
/// them.
public final class OtherVariants {

  /// Hold'em with the cards below six taken out.
  public static final Variant SHORT_DECK_HOLDEM =
      Variants.TEXAS_HOLDEM
          .named("short-deck-holdem", "Short-Deck Hold'em")
          .deck(Deck.SHORT_36)
          .showdown(
              PotShareText.whole(
                  new PotShareText(
                      "short-deck high", Part.HIGH, Rankings.SHORT_DECK, PokerRule.HOUSE_RULES)));

  /// One draw; the lowest hand wins, aces high, straights and flushes against it.
  public static final Variant DEUCE_TO_SEVEN_SINGLE_DRAW =
      Variants.DRAW_POKER
          .named("deuce-to-seven-single-draw", "Deuce-to-Seven Single Draw")
          .deck(Deck.STANDARD_52)
          .street("pre-draw", SMALL_BET, down(5))
          .street("post-draw", BIG_BET, draw(5))
          .showdown(
              PotShareText.whole(
                  new PotShareText(
                      "deuce-to-seven low",
                      Part.LOW,
                      Rankings.DEUCE_TO_SEVEN,
                      PokerRule.HOUSE_RULES)));

  /// As the single draw, with three of them.
  public static final Variant DEUCE_TO_SEVEN_TRIPLE_DRAW =
      DEUCE_TO_SEVEN_SINGLE_DRAW
          .named("deuce-to-seven-triple-draw", "Deuce-to-Seven Triple Draw")
          .street("post-draw", SMALL_BET, draw(5))
          .street("second draw", BIG_BET, draw(5))
          .street("third draw", BIG_BET, draw(5));

  /// Four cards, three draws.
  public static final Variant BADUGI =
      DEUCE_TO_SEVEN_TRIPLE_DRAW
          .named("badugi", "Badugi")
          .street("pre-draw", SMALL_BET, down(4))
          .street("post-draw", SMALL_BET, draw(4))
          .street("second draw", BIG_BET, draw(4))
          .street("third draw", BIG_BET, draw(4))
          .showdown(
              PotShareText.whole(
                  new PotShareText("badugi", Part.LOW, Rankings.BADUGI, PokerRule.HOUSE_RULES)));

  private OtherVariants() {}
}
