package cardroom.games.embedding;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.DealtTable;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import java.security.SecureRandom;
import java.util.List;

/// Two friends play a hand of hold'em and a round of Pure 21.5.
final class KitchenTable {

  private static final Player ANN = new Player("Ann");
  private static final Player BOB = new Player("Bob");
  private static final List<Player> FRIENDS = List.of(ANN, BOB);

  public static void main(String... arguments) {
    var chance = new SecureRandom();

    var limit = new Stakes.Limit(Money.parse("$4"), Money.parse("$8"));
    var sheet = cardroom.games.poker.sheet.HomeSheet.of(Variants.TEXAS_HOLDEM, limit);
    var places = new Setup("kitchen", limit, FRIENDS.size());
    var holdem = new DealtTable<>(new PokerTable(sheet), places, chance::nextInt);
    FRIENDS.forEach(friend -> holdem.says(friend, "sit"));
    holdem.plays(FRIENDS, "check", "call");

    var home = cardroom.games.pure215.HomeSheet.of(Money.parse("$5"), Money.parse("$100"));
    var circles = new Setup("kitchen", cardroom.games.pure215.HomeSheet.STAKES, FRIENDS.size());
    var pure = new DealtTable<>(new BankedTable<>(new Pure215(home)), circles, chance::nextInt);
    FRIENDS.forEach(friend -> pure.says(friend, "sit"));
    pure.says(ANN, "take-bank");
    pure.says(BOB, "bet.game");
    pure.says(BOB, "done");
    pure.plays(FRIENDS, "no-insurance", "stand", "hit");

    holdem.story().forEach(line -> System.out.println(line.text()));
    pure.story().forEach(line -> System.out.println(line.text()));
  }
}
