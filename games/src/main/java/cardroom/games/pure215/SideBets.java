package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.BUSTER_LIMITS;
import static cardroom.games.pure215.Pure215Rule.BUSTER_PAYS;
import static cardroom.games.pure215.Pure215Rule.BUSTER_TABLES;
import static cardroom.games.pure215.Pure215Rule.RED_FLEX_PAYS;
import static cardroom.games.pure215.Pure215Rule.RED_FLEX_TABLE;
import static cardroom.games.pure215.Pure215Rule.RED_FLEX_WINS;

import cardroom.cards.Card;
import cardroom.games.pure215.SideBet.Switch;
import cardroom.games.table.WagerId;
import java.util.List;

/// The side bets in the papers on Pure 21.5.
public final class SideBets {

  /// False treats bonus cards as neither red nor black.
  public static final Switch BONUS_CARDS_HAVE_SUIT =
      new Switch("bonus-cards-have-suit", "true", "false");

  /// The player-dealer busts: it pays by the number of their cards.
  public static final SideBet BUSTER =
      new SideBet(
          new WagerId("buster", "Buster", 2),
          "buster",
          true,
          List.of(SideBet.UP_TO_BASE),
          BUSTER_LIMITS,
          List.of(BUSTER_PAYS, BUSTER_TABLES),
          "Cards in the busted hand",
          new Counted.BustedHand(),
          (_, count, _) ->
              count > 0
                  ? "the bank busts with %d cards".formatted(count)
                  : "the bank does not bust");

  /// The player-dealer's first cards are red: it pays by how many, up to the first black one.
  public static final SideBet RED_FLEX =
      new SideBet(
          new WagerId("red-flex", "Red Flex", 3),
          "red-flex",
          false,
          List.of(BONUS_CARDS_HAVE_SUIT),
          Pure215Rule.RED_FLEX,
          List.of(RED_FLEX_PAYS, RED_FLEX_WINS, RED_FLEX_TABLE),
          "Player-dealer's red cards in a row",
          new Counted.Run("red", SideBets::countsRed),
          (_, count, isPaid) ->
              "%s %s"
                  .formatted(
                      count == 1 ? "1 red card" : count + " red cards",
                      isPaid ? "in a row" : "before a black one"));

  public static final List<SideBet> ALL = List.of(RED_FLEX, BUSTER);

  private SideBets() {}

  /// Red cards count before the first black one (P215-REDFLEX-4).
  private static boolean countsRed(Card card, HouseBet bet) {
    return card.isRed() && (bet.isOn(BONUS_CARDS_HAVE_SUIT) || !HandTotal.isBonus(card));
  }
}
