package cardroom.games.poker.variant;

import static cardroom.cards.ranking.Selection.ANY_FIVE;
import static cardroom.cards.ranking.Selection.TWO_HOLE_THREE_BOARD;
import static cardroom.games.poker.variant.BetSize.BIG_BET;
import static cardroom.games.poker.variant.BetSize.SMALL_BET;
import static cardroom.games.poker.variant.DealStep.board;
import static cardroom.games.poker.variant.DealStep.burn;
import static cardroom.games.poker.variant.DealStep.down;
import static cardroom.games.poker.variant.DealStep.draw;
import static cardroom.games.poker.variant.DealStep.killOption;
import static cardroom.games.poker.variant.DealStep.up;
import static cardroom.games.poker.variant.FirstToAct.HIGHEST_SHOWING;
import static cardroom.games.poker.variant.FirstToAct.LEFT_OF_BUTTON;
import static cardroom.games.poker.variant.FirstToAct.LOWEST_SHOWING;
import static cardroom.games.poker.variant.ForcedBets.ANTE;
import static cardroom.games.poker.variant.ForcedBets.BLINDS;
import static cardroom.games.poker.variant.ForcedBets.BRING_IN_BY_HIGHEST_CARD;
import static cardroom.games.poker.variant.ForcedBets.BRING_IN_BY_LOWEST_CARD;
import static cardroom.games.poker.variant.PotShareText.HIGH;
import static cardroom.games.poker.variant.PotShareText.LOW_ACE_TO_FIVE;
import static cardroom.games.poker.variant.PotShareText.LOW_EIGHT_OR_BETTER;
import static cardroom.games.poker.variant.PotShareText.half;
import static cardroom.games.poker.variant.PotShareText.whole;
import static cardroom.games.poker.variant.Variant.variant;

import cardroom.games.poker.rules.VariantRule;
import java.util.List;
import java.util.Optional;

/// The eleven poker games of the house (section 2 of `docs/rules/poker.md`).
public final class Variants {

  public static final Variant TEXAS_HOLDEM =
      variant("texas-holdem", "Texas Hold'em")
          .deck(Deck.STANDARD_52)
          .players(9)
          .opening(BLINDS)
          .street("pre-flop", SMALL_BET, down(2))
          .street("flop", SMALL_BET, burn(1), board(3))
          .street("turn", BIG_BET, burn(1), board(1))
          .street("river", BIG_BET, burn(1), board(1))
          .ledBy(LEFT_OF_BUTTON)
          .irregularities(IrregularitySection.FLOP_GAMES)
          .showdown(whole(HIGH).from(ANY_FIVE).by(VariantRule.HOLDEM_RANKING));

  /// As Hold'em, but the pot is split with the best low of eight or better.
  public static final Variant TEXAS_HOLDEM_HIGH_LOW =
      TEXAS_HOLDEM
          .named("texas-holdem-high-low", "Texas Hold'em High-Low Split")
          .showdown(
              half(HIGH).from(ANY_FIVE).by(VariantRule.HOLDEM_HIGH_LOW),
              half(LOW_EIGHT_OR_BETTER).from(ANY_FIVE).by(VariantRule.HOLDEM_HIGH_LOW));

  /// As Hold'em, but four hole cards, of which exactly two play.
  public static final Variant OMAHA =
      TEXAS_HOLDEM
          .named("omaha", "Omaha")
          .street("pre-flop", SMALL_BET, down(4))
          .showdown(whole(HIGH).from(TWO_HOLE_THREE_BOARD).by(VariantRule.OMAHA_USE));

  /// As Omaha; exactly two hole cards for each half; eight or better for low.
  public static final Variant OMAHA_HIGH_LOW =
      OMAHA
          .named("omaha-high-low", "Omaha High-Low Split")
          .showdown(
              half(HIGH).from(TWO_HOLE_THREE_BOARD).by(VariantRule.OMAHA_HIGH_LOW),
              half(LOW_EIGHT_OR_BETTER).from(TWO_HOLE_THREE_BOARD).by(VariantRule.OMAHA_HIGH_LOW));

  /// As Hold'em, but three hole cards, of which one is discarded after the flop's betting.
  public static final Variant CRAZY_PINEAPPLE =
      TEXAS_HOLDEM
          .named("crazy-pineapple", "Crazy Pineapple")
          .street("pre-flop", SMALL_BET, down(3))
          .discardAfter("flop", 1);

  public static final Variant CRAZY_PINEAPPLE_HIGH_LOW =
      CRAZY_PINEAPPLE
          .named("crazy-pineapple-high-low", "Crazy Pineapple High-Low Split")
          .showdown(
              half(HIGH).from(ANY_FIVE).by(VariantRule.PINEAPPLE_HIGH_LOW),
              half(LOW_EIGHT_OR_BETTER).from(ANY_FIVE).by(VariantRule.PINEAPPLE_HIGH_LOW));

  public static final Variant DRAW_POKER =
      variant("draw-poker", "Draw Poker")
          .deck(Deck.WITH_JOKER_53)
          .players(9)
          .opening(BLINDS)
          .street("pre-draw", SMALL_BET, down(5))
          .street("post-draw", BIG_BET, draw(5))
          .ledBy(LEFT_OF_BUTTON)
          .whenShort(CardShortage.SHUFFLE_DISCARDS)
          .irregularities(IrregularitySection.DRAW_GAMES)
          .showdown(whole(HIGH).from(ANY_FIVE));

  /// As Draw Poker, but low wins, a pot may be killed and a seven or better must be bet.
  public static final Variant LOWBALL =
      DRAW_POKER
          .named("lowball", "Lowball")
          .street("pre-draw", SMALL_BET, down(2), killOption(), down(3))
          .checkRaise(false)
          .sevenMustBet()
          .irregularities(IrregularitySection.LOWBALL)
          .showdown(whole(LOW_ACE_TO_FIVE).from(ANY_FIVE).by(VariantRule.LOWBALL_DEAL));

  public static final Variant SEVEN_CARD_STUD =
      variant("seven-card-stud", "7-Card Stud")
          .deck(Deck.STANDARD_52)
          .players(8)
          .opening(ANTE, BRING_IN_BY_LOWEST_CARD)
          .openedBy(VariantRule.STUD_OPENS)
          .street("third", SMALL_BET, down(2), up(1))
          .street("fourth", SMALL_BET, burn(1), up(1))
          .openPairOn("fourth")
          .street("fifth", BIG_BET, burn(1), up(1))
          .street("sixth", BIG_BET, burn(1), up(1))
          .street("seventh", BIG_BET, burn(1), down(1))
          .sizedBy(VariantRule.STUD_SIZES)
          .ledBy(HIGHEST_SHOWING)
          .whenShort(CardShortage.MIX_BURNS_OR_COMMUNITY)
          .irregularities(IrregularitySection.STUD_GAMES)
          .oddChip(OddChip.BY_HIGHEST_CARD)
          .showdown(whole(HIGH).from(ANY_FIVE).by(VariantRule.STUD_DEAL));

  /// As 7-Card Stud, but split with a low of eight or better; an open pair changes nothing.
  public static final Variant SEVEN_CARD_STUD_HIGH_LOW =
      SEVEN_CARD_STUD
          .named("seven-card-stud-high-low", "7-Card Stud High-Low Split")
          .openedBy(VariantRule.STUD_HIGH_LOW_OPENS)
          .street("fourth", SMALL_BET, burn(1), up(1))
          .sizedBy(VariantRule.STUD_HIGH_LOW_SIZES)
          .showdown(
              half(HIGH).from(ANY_FIVE).by(VariantRule.STUD_HIGH_LOW),
              half(LOW_EIGHT_OR_BETTER).from(ANY_FIVE).by(VariantRule.STUD_LOW_QUALIFIER));

  /// As 7-Card Stud, but low wins, the high card is forced in and the low hand leads.
  public static final Variant RAZZ =
      SEVEN_CARD_STUD
          .named("razz", "Razz")
          .opening(ANTE, BRING_IN_BY_HIGHEST_CARD)
          .openedBy(VariantRule.RAZZ_OPENS)
          .street("fourth", SMALL_BET, burn(1), up(1)) // a pair has no value here
          .sizedOn("fourth", VariantRule.RAZZ_FOURTH)
          .ledBy(LOWEST_SHOWING)
          .showdown(whole(LOW_ACE_TO_FIVE).from(ANY_FIVE).by(VariantRule.RAZZ_LOW));

  public static final List<Variant> ALL =
      List.of(
          TEXAS_HOLDEM,
          TEXAS_HOLDEM_HIGH_LOW,
          OMAHA,
          OMAHA_HIGH_LOW,
          CRAZY_PINEAPPLE,
          CRAZY_PINEAPPLE_HIGH_LOW,
          DRAW_POKER,
          LOWBALL,
          SEVEN_CARD_STUD,
          SEVEN_CARD_STUD_HIGH_LOW,
          RAZZ);

  private Variants() {}

  /// The game with that id; for an unknown one the message lists all ids.
  public static Variant of(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'"
                        + id
                        + "' is not a poker game; there are "
                        + String.join(", ", ALL.stream().map(Variant::id).toList())));
  }

  /// Whether a poker game with that id exists.
  public static boolean has(String id) {
    return find(id).isPresent();
  }

  /// Bots ask for their game several times a decision.
  private static Optional<Variant> find(String id) {
    for (var variant : ALL) {
      if (variant.id().equals(id)) {
        return Optional.of(variant);
      }
    }
    return Optional.empty();
  }
}
