package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.BUSTER_LIMITS;
import static cardroom.games.pure215.Pure215Rule.BUSTER_PAYS;
import static cardroom.games.pure215.Pure215Rule.BUSTER_TABLES;
import static cardroom.games.pure215.Pure215Rule.RED_FLEX_PAYS;
import static cardroom.games.pure215.Pure215Rule.RED_FLEX_TABLE;
import static cardroom.games.pure215.Pure215Rule.RED_FLEX_WINS;

import cardroom.games.pure215.SideBet.Fallen;
import cardroom.games.pure215.SideBet.Switch;
import cardroom.games.pure215.SideBet.Tally;
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
          SideBets::bustedCards);

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
          SideBets::redRun);

  public static final List<SideBet> ALL = List.of(RED_FLEX, BUSTER);

  private SideBets() {}

  private static Tally bustedCards(Fallen cards, HouseBet bet) {
    var count = cards.bank().size();
    var busts = HandTotal.of(cards.bank()).busts();
    var words = "the bank busts with %d cards".formatted(count);
    return new Tally(busts ? count : 0, busts, words, busts ? words : "the bank does not bust");
  }

  /// Red cards from the first one on, before the first black one (P215-REDFLEX-4).
  private static Tally redRun(Fallen cards, HouseBet bet) {
    var run = 0;
    for (var card : cards.bank()) {
      if (!card.isRed() || (!bet.isOn(BONUS_CARDS_HAVE_SUIT) && HandTotal.isBonus(card))) {
        break;
      }
      run++;
    }
    var reds = run == 1 ? "1 red card" : run + " red cards";
    var isFinal = run < cards.bank().size();
    return new Tally(run, isFinal, reds + " in a row", reds + " before a black one");
  }
}
