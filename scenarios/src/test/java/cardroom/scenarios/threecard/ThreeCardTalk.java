package cardroom.scenarios.threecard;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Command;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/// A few people at a Three Card Poker table whose cards are written down.
final class ThreeCardTalk<T> extends TableDriver<T, TableGame<T>> {

  static final Player ANN = new Player("ann");
  static final Player BOB = new Player("bob");
  static final Player CY = new Player("cy");
  static final Player DEE = new Player("dee");

  private final Deque<Card> cards = new ArrayDeque<>();

  private ThreeCardTalk(TableGame<T> game, Viewer listener) {
    super(game, game.open(new Setup("Test", new Stakes.Schedule(1), 7)), listener);
  }

  /// Ann sits at 1, Bob at 2, Cy at 7; Dee stands behind.
  static ThreeCardTalk<?> of(Map<String, String> options, Viewer listener) {
    var game = TableEngines.of(Catalogue.packaged(), "casino-club", "three-card-poker", options);
    return seated(game, listener);
  }

  private static <T> ThreeCardTalk<T> seated(TableGame<T> game, Viewer listener) {
    var sitting = new ThreeCardTalk<>(game, listener);
    sitting.does(ANN, "sit", Position.seat(1), 1000);
    sitting.does(BOB, "sit", Position.seat(2), 1000);
    sitting.does(CY, "sit", Position.seat(7), 1000);
    sitting.does(DEE, "stand-behind", Position.TABLE, 1000);
    return sitting;
  }

  /// Ann and Bob pass where the bank is offered to them; Cy banks.
  ThreeCardTalk<T> cyBanks(int dollars) {
    passes(ANN, 1);
    passes(BOB, 2);
    return does(CY, "take-bank", Position.seat(7), dollars);
  }

  private void passes(Player player, int seat) {
    if (isAsked(Position.seat(seat))) {
      does(player, "pass-bank", Position.seat(seat), 0);
    }
  }

  /// The cards of the next round in the order they are dealt.
  ThreeCardTalk<T> cards(String text) {
    cards.clear();
    cards.addAll(Cards.parse(text));
    return this;
  }

  ThreeCardTalk<T> does(Player player, String choice, Position position, int dollars) {
    follow(new Command.Act(player, choice, position, Money.dollars(dollars)));
    return chance();
  }

  Ruling asks(Player player, String choice, Position position, int dollars) {
    return game.rule(table, new Command.Act(player, choice, position, Money.dollars(dollars)));
  }

  private ThreeCardTalk<T> chance() {
    while (game.need(table) instanceof Need.Chance(var draw)) {
      var command =
          draw instanceof ChanceRequest.OneCard
              ? new Command.Deal(cards.removeFirst())
              : new Command.Shuffled();
      follow(command);
    }
    return this;
  }

  ThreeCardTalk<T> bets(Player player, int seat, int dollars) {
    return does(player, "bet.ante", Position.seat(seat), dollars);
  }

  ThreeCardTalk<T> done(Player player) {
    return does(player, "done", Position.TABLE, 0);
  }

  List<String> sentences() {
    return told().stream().map(StoryLine::text).toList();
  }

  /// The cards as the listener saw them dealt: `9h`, or `??`.
  List<String> dealt() {
    return told().stream()
        .filter(line -> line.kind() == Kind.DEAL)
        .flatMap(line -> line.cards().stream())
        .map(Object::toString)
        .toList();
  }

  View view(Player player) {
    return view(new Viewer.Person(player));
  }

  View rail() {
    return view(new Viewer.Rail());
  }

  Money stack(Player player) {
    return rail().seats().stream()
        .filter(seat -> seat.player().equals(player.name()))
        .findFirst()
        .orElseThrow()
        .stack();
  }

  /// What that person sees of the hand at a seat: `9h 9d 2c`, or `?? ?? ??`.
  static String hand(View view, Position position) {
    return view.positions().stream()
        .filter(spot -> spot.position().equals(position))
        .flatMap(spot -> spot.hands().stream())
        .findFirst()
        .map(hand -> words(hand))
        .orElseThrow();
  }

  static String words(View.Hand hand) {
    return String.join(" ", hand.cards().stream().map(Object::toString).toList());
  }
}
