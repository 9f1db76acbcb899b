package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A round of Pure 21.5 after the wagers: one record per phase, holding only what is true in it.
///
/// Small transitions are methods of the phase they leave; [RoundTransitions#apply] is the diagram.
sealed interface Round {

  Felt felt();

  static Round open(Sheet sheet, cardroom.games.banked.RoundStart start) {
    return new Dealing(Felt.of(sheet, start), 0);
  }

  /// The first two cards are dealt, clockwise from the bank's left, the bank last (P215-DEAL-1,
  /// -2).
  record Dealing(Felt felt, int dealt) implements Round {

    Round deal(Card card) {
      var box = target();
      var next =
          box == felt.boxes().size()
              ? felt.with(felt.bank().with(card))
              : felt.with(new HandPlace(box, 0), felt.hand(new HandPlace(box, 0)).with(card));
      return isLast() ? Asking.open(next) : new Dealing(next, dealt + 1);
    }

    /// The place of the circle that gets the next card; the bank comes after all of them.
    int target() {
      return dealt % (felt.boxes().size() + 1);
    }

    /// The bank's second card is dealt face down, and last.
    boolean isLast() {
      return dealt == 2 * felt.boxes().size() + 1;
    }
  }

  /// Choices made together before the peek: insurance, and even money or early surrender by option.
  record Asking(Felt felt, List<Position> pending) implements Round {

    public Asking {
      pending = List.copyOf(pending);
    }

    static Round open(Felt felt) {
      var asked = InsuranceQuestions.asked(felt);
      return asked.isEmpty() ? peek(felt) : new Asking(felt, asked);
    }

    Round insure(Position position, Money amount) {
      var box = felt.boxOf(position);
      return answered(felt.with(box, felt.boxes().get(box).insured(position, amount)), position);
    }

    Round takeEvenMoney(Position position) {
      var box = felt.boxOf(position);
      return answered(felt.with(box, felt.boxes().get(box).tookEvenMoney(position)), position);
    }

    Round surrender(Position position) {
      var spot = new HandPlace(felt.boxOf(position), 0);
      var given = felt.with(spot, felt.hand(spot).in(BlackjackHand.State.SURRENDERED));
      return answered(given, position);
    }

    private Round answered(Felt next, Position position) {
      var rest = pending.stream().filter(other -> !other.equals(position)).toList();
      return rest.isEmpty() ? peek(next) : new Asking(next, rest);
    }

    /// A Pure found by the peek is turned at once and ends the round (P215-PEEK-2).
    private static Round peek(Felt felt) {
      return felt.bank().isPure() ? Finished.of(felt) : playing(felt);
    }
  }

  /// A position decides on one of its hands.
  record Playing(Felt felt, HandPlace spot) implements Round {

    Round hit() {
      return new Drawing(felt, spot);
    }

    Round stand() {
      return playing(felt.with(spot, felt.hand(spot).in(BlackjackHand.State.STANDING)));
    }

    Round surrender() {
      return playing(felt.with(spot, felt.hand(spot).in(BlackjackHand.State.SURRENDERED)));
    }

    Round doubleDown(Money amount, Map<Position, Money> behind) {
      var added =
          felt.box(spot).circle().bets().stream()
              .map(
                  bet ->
                      bet.position().isBackline()
                          ? behind.getOrDefault(bet.position(), Money.ZERO)
                          : amount)
              .toList();
      return new Drawing(felt.with(spot, felt.hand(spot).doubled(added)), spot);
    }

    /// A bettor who does not match leaves their wager on the first hand.
    Round split(Map<Position, Money> behind) {
      var box = felt.box(spot);
      var hand = felt.hand(spot);
      var second =
          IntStream.range(0, hand.stakes().size())
              .mapToObj(
                  index ->
                      index == 0
                          ? hand.stakes().get(0)
                          : behind.getOrDefault(
                              box.circle().bets().get(index).position(), Money.ZERO))
              .toList();
      var split = box.split(spot.hand(), hand.splitOff(0, hand.stakes()), hand.splitOff(1, second));
      return playing(felt.with(spot.box(), split));
    }
  }

  /// The hand is due a card.
  record Drawing(Felt felt, HandPlace spot) implements Round {

    Round deal(Card card) {
      return playing(felt.with(spot, felt.hand(spot).with(card)));
    }
  }

  /// The bank draws by Chart 1B.
  record Banking(Felt felt) implements Round {

    Round deal(Card card) {
      var next = felt.with(felt.bank().with(card));
      return next.bankMustDraw() ? new Banking(next) : Finished.of(next);
    }
  }

  /// All hands are complete.
  record Finished(Felt felt) implements Round {

    static Finished of(Felt felt) {
      return new Finished(felt.with(felt.bank().turned()));
    }
  }

  /// On to the next hand that takes a card or a decision, else to the bank.
  private static Round playing(Felt felt) {
    var spot = felt.nextSpot(HandRules.PLAYER);
    if (spot.isPresent()) {
      return felt.hand(spot.get()).awaitsCard()
          ? new Drawing(felt, spot.get())
          : new Playing(felt, spot.get());
    }
    var turned = felt.with(felt.bank().turned());
    return turned.bankMustDraw() ? new Banking(turned) : new Finished(turned);
  }

  /// The seat with the action button; 0 until the down card is turned (P215-BUTTON-1).
  default int button() {
    var felt = felt();
    if (!felt.bank().isTurned()) {
      return 0;
    }
    return felt.sheet().button().seat(felt.bank().down().rank(), felt.start());
  }
}
