package cardroom.server.catalogue;

import cardroom.games.banked.CollectionRule;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.rules.Rule;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.server.catalogue.HouseGames.GameOffer;
import cardroom.server.catalogue.HouseGames.Offer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How each engine's games are listed in the lobby, and the clauses they are played by.
final class GameOffers {
  private static final Stakes FOUR_EIGHT = new Stakes.Limit(Money.dollars(4), Money.dollars(8));

  private GameOffers() {}

  static GameOffer of(String game, TableGame<?> table, Map<String, Object> options) {
    return switch (table) {
      case BankedTable<?> banked -> {
        var terms = banked.game().terms();
        var offers = terms.schedules().stream().map(row -> offer(row.option(), row.limits()));
        yield gameOffer(game, terms.gameTitle(), terms.circles().seats(), offers.toList(), options);
      }
      case PokerTable poker -> {
        var sheet = poker.sheet();
        yield gameOffer(game, sheet.variant().name(), sheet.playersMax(), offers(sheet), options);
      }
      default -> throw new IllegalArgumentException("no menu can be written for " + game);
    };
  }

  private static Offer offer(int option, String limits) {
    return new Offer(new Stakes.Schedule(option), limits);
  }

  private static List<Offer> offers(PokerSheet sheet) {
    return sheet.rows().stream()
        .map(row -> new Offer(row.stakes(), row.stakes().toString()))
        .toList();
  }

  private static GameOffer gameOffer(
      String game, String title, int seatsMax, List<Offer> stakes, Map<String, Object> options) {
    var usual =
        stakes.stream()
            .map(Offer::stakes)
            .filter(FOUR_EIGHT::equals)
            .findFirst()
            .orElse(stakes.getFirst().stakes());
    Map<String, String> words = new TreeMap<>();
    options.forEach((key, value) -> words.put(key, String.valueOf(value)));
    return new GameOffer(game, title, seatsMax, stakes, usual, words);
  }

  static Stream<Rule> clauses(TableGame<?> game) {
    return switch (game) {
      case BankedTable<?> banked ->
          Stream.of(
                  banked.game().clauses(),
                  List.of(CollectionRule.values()),
                  banked.game().terms().schedules())
              .flatMap(List::stream);
      case PokerTable poker -> clauses(poker.sheet());
      default -> Stream.empty();
    };
  }

  /// The clauses common to all poker, those of the game's own family, and the rows of the fee.
  private static Stream<Rule> clauses(PokerSheet sheet) {
    var families =
        sheet.cites().keySet().stream().map(GameOffers::family).collect(Collectors.toSet());
    return Stream.concat(
        PokerRules.all().stream().filter(rule -> families.contains(family(rule.id()))),
        sheet.rows().stream());
  }

  /// `HOLDEM` of `HOLDEM-HL-1`.
  private static String family(String rule) {
    return rule.replaceFirst("-.*", "");
  }
}
