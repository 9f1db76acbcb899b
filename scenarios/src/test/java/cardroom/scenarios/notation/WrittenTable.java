package cardroom.scenarios.notation;

import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.notation.banked.BankedNotation;
import cardroom.scenarios.kit.TableDriver;
import java.util.Map;
import java.util.Optional;

/// A live table of Casino Club with everybody's chips counted, whose round is written down: ann
/// banks at seat 1, bob plays at seat 2, and dee bets behind him and says that she matches.
final class WrittenTable<R> extends TableDriver<BankedState<R>, BankedTable<R>> {
  private final Map<String, String> options;
  private final BankedState<R> before;

  private WrittenTable(BankedTable<R> engine, Map<String, String> options) {
    super(
        engine, engine.open(new Setup("Test", new Setup.Stakes.Schedule(1), 7)), new Viewer.Rail());
    this.options = options;
    this.before = table;
  }

  /// @param dee the dollars dee came with
  static WrittenTable<?> of(String game, Map<String, String> options, String dee) {
    var engine = TableEngines.of(Catalogue.packaged(), "casino-club", game, options);
    var opened = new WrittenTable<>((BankedTable<?>) engine, options);
    return opened
        .does("ann", "sit", "1", "$500")
        .does("bob", "sit", "2", "$500")
        .does("dee", "stand-behind", "table", dee)
        .does("ann", "take-bank", "table", "$100");
  }

  /// Bob's wager and dee's behind it.
  WrittenTable<R> bets(String wager, String bob, String dee) {
    return does("bob", "bet." + wager, "2", bob)
        .does("dee", "bet." + wager, "2/dee", dee)
        .does("dee", "match", "2/dee", "$0")
        .does("bob", "done", "table", "$0")
        .does("dee", "done", "table", "$0");
  }

  WrittenTable<R> does(String who, String choice, String position, String amount) {
    follow(new Command.Act(new Player(who), choice, Position.of(position), Money.parse(amount)));
    return this;
  }

  WrittenTable<R> deal(String cards) {
    dealCards(cards);
    return this;
  }

  String text() {
    return BankedNotation.write(game, before, events(), options, Optional.empty()).orElseThrow();
  }
}
