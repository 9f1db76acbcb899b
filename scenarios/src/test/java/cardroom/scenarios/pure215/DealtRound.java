package cardroom.scenarios.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.banked.ActionButton;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.table.Choice;
import cardroom.games.table.Face;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Viewer;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A round for a test that looks at each step: where cards go, who is asked, what is seen.
final class DealtRound<R> {

  private final BankedGame<R> game;
  private R round;

  private DealtRound(BankedGame<R> game, RoundStart start) {
    this.game = game;
    this.round = game.open(start);
  }

  /// A round of Casino Club with $10 on each of these circles.
  static DealtRound<?> of(int bankSeat, int... seats) {
    return of("casino-club", Map.of(), bankSeat, seats);
  }

  static DealtRound<?> of(String house, Map<String, String> options, int bankSeat, int... seats) {
    var game = WrittenRounds.pure215(house, options);
    var circles =
        ActionButton.clockwiseFrom(bankSeat, 8).stream()
            .filter(seat -> IntStream.of(seats).anyMatch(other -> other == seat))
            .map(seat -> new Circle(seat, List.of(bet(seat))))
            .toList();
    var start =
        new RoundStart(
            1,
            bankSeat,
            new Player("bank"),
            Money.dollars(500),
            game.terms().schedule(1),
            8,
            circles);
    return new DealtRound<>(game, start);
  }

  private static Bet bet(int seat) {
    return new Bet(
        Position.seat(seat),
        new Player("seat " + seat),
        Map.of(Pure215Wagers.GAME, Money.dollars(10)),
        false);
  }

  /// Deals these cards one after another.
  DealtRound<R> deal(String cards) {
    Cards.parse(cards).forEach(this::fall);
    return this;
  }

  private void fall(Card card) {
    assertThat(game.need(round)).isInstanceOf(Need.Chance.class);
    assertThat(game.refusal(round, new Move.Fall(card))).isEmpty();
    round = game.apply(round, new Move.Fall(card));
  }

  /// Where the next card goes: `3 up`, `bank down`.
  String landing() {
    var landing = game.landing(round);
    return landing.position() + (landing.faceUp() ? " up" : " down");
  }

  DealtRound<R> decide(int seat, String choice) {
    var decision = new Move.Decide(Position.seat(seat), game.decision(choice), Money.ZERO);
    assertThat(game.refusal(round, decision)).isEmpty();
    round = game.apply(round, decision);
    return this;
  }

  /// The answer to a decision that is not allowed now.
  Ruling.Refused refusal(int seat, String choice) {
    return refusal(seat, choice, 0);
  }

  Ruling.Refused refusal(int seat, String choice, int dollars) {
    var decision =
        new Move.Decide(Position.seat(seat), game.decision(choice), Money.dollars(dollars));
    return game.refusal(round, decision).orElseThrow();
  }

  /// The answer to a card that may not be dealt now; dealing it anyway throws.
  Ruling.Refused refusedCard() {
    var fall = new Move.Fall(Card.parse("2c"));
    assertThatThrownBy(() -> game.apply(round, fall)).isInstanceOf(IllegalStateException.class);
    return game.refusal(round, fall).orElseThrow();
  }

  /// The seats that are asked.
  List<Integer> asked() {
    return game.need(round) instanceof Need.Decisions(var who, _)
        ? who.stream().map(Position::seat).toList()
        : List.of();
  }

  List<String> choices(int seat) {
    return game.choices(round, Position.seat(seat)).offered().stream().map(Choice::id).toList();
  }

  /// What a seat may not have, and the rule: `hit P215-CHART1A-1`.
  List<String> barred(int seat) {
    return game.choices(round, Position.seat(seat)).barred().stream()
        .map(bar -> bar.id() + " " + bar.rule().id())
        .toList();
  }

  /// What the room does for a seat that does not answer.
  Optional<String> timedOut(int seat) {
    return game.timedOut(round, Position.seat(seat)).map(move -> move.choice().word());
  }

  /// The whole answer to a decision that is not allowed.
  String complaint(String position, String choice) {
    var decision = new Move.Decide(Position.of(position), game.decision(choice), Money.ZERO);
    return game.refusal(round, decision).orElseThrow().words();
  }

  /// The bank's cards as somebody at the rail sees them.
  List<Face> bankSeen() {
    return game.bankHand(round, new Viewer.Rail()).cards();
  }

  int button() {
    return game.button(round);
  }

  /// The cards of a seat's hands in order: `8h Td`, `8s`.
  List<String> hands(int seat) {
    return game.spots(round, new Viewer.Rail()).stream()
        .filter(spot -> spot.position().equals(Position.seat(seat)))
        .flatMap(spot -> spot.hands().stream())
        .map(hand -> hand.cards().stream().map(Face::toString).collect(Collectors.joining(" ")))
        .toList();
  }

  boolean isOver() {
    return game.need(round) instanceof Need.Nothing;
  }
}
