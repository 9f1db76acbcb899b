package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.rules.Rule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Deals the cards as they are written; a card that is not written, such as a burn, is any card
/// that occurs nowhere in the hand, or else the one that is written last.
final class WrittenDealer {
  private static final int BOARD = -1;
  private static final Set<DealStep.Kind> PUTTING_RIGHT =
      Set.of(DealStep.Kind.REPLACE, DealStep.Kind.EXTRA, DealStep.Kind.EXTRA_UP);

  private final List<Card> written;
  private final LentCards lent;
  private final Moves moves;
  private final Map<Integer, Deque<Optional<Card>>> queues = new HashMap<>();
  private final Map<Integer, Deque<Optional<Card>>> replacements = new HashMap<>();
  private final List<Armed> armed = new ArrayList<>();
  private final List<Card> taken = new ArrayList<>();

  /// Something that goes wrong as soon as possible.
  private record Armed(Irregularity what, Consumer<Rule> done) {}

  /// The hand that results from an action.
  @FunctionalInterface
  interface Moves {
    Hand apply(Hand hand, Action action);
  }

  WrittenDealer(List<Card> written, LentCards lent, Moves moves) {
    this.written = List.copyOf(written);
    this.lent = lent;
    this.moves = moves;
  }

  /// @param cards empty for a card that is not named
  void toPlace(int place, List<Optional<Card>> cards) {
    queues.computeIfAbsent(place, _ -> new ArrayDeque<>()).addAll(cards);
  }

  /// Cards that put right what goes wrong: they are dealt when that is done, before anything else
  /// that is written for the place.
  void toReplace(int place, List<Optional<Card>> cards) {
    replacements.computeIfAbsent(place, _ -> new ArrayDeque<>()).addAll(cards);
  }

  void toBoard(List<Card> cards) {
    toPlace(BOARD, cards.stream().map(Optional::of).toList());
  }

  void clearBoard() {
    queues.remove(BOARD);
  }

  /// The card the floor takes when it must take one at random.
  void willTake(Card card) {
    taken.add(card);
  }

  void arm(Irregularity what, Consumer<Rule> done) {
    armed.add(new Armed(what, done));
  }

  boolean hasArmed() {
    return !armed.isEmpty();
  }

  /// Deals as long as cards are written for what comes next.
  ///
  /// @param burns whether a burn is made although no card after it is written yet; else it waits
  ///   for the next street's line, because a line before that may say that the burn goes wrong
  Hand pump(Hand start, boolean burns) {
    var hand = start;
    while (true) {
      var trouble = trouble(hand);
      if (trouble.isPresent()) {
        hand = trouble.get();
        continue;
      }
      switch (hand) {
        case Hand.Shuffling _ -> hand = moves.apply(hand, Action.SHUFFLED);
        case Hand.Taking t -> hand = moves.apply(hand, take(t));
        case Hand.Dealing d when isUnseen(d) -> {
          if (!burns && queues.values().stream().allMatch(Deque::isEmpty)) {
            return hand;
          }
          hand = moves.apply(hand, any(hand));
        }
        case Hand.Dealing _, Hand.Replacing _ -> {
          var queue = queue(hand);
          if (queue.isEmpty()) {
            return hand;
          }
          hand = moves.apply(hand, next(hand, queue.removeFirst()));
        }
        default -> {
          return hand;
        }
      }
    }
  }

  private Deque<Optional<Card>> queue(Hand hand) {
    int place = PokerGame.target(hand);
    var usual = queues.getOrDefault(place, new ArrayDeque<>());
    var put = replacements.getOrDefault(place, new ArrayDeque<>());
    // A surplus card on the draw is dealt among those that are drawn.
    boolean putsRight =
        hand instanceof Hand.Dealing d ? PUTTING_RIGHT.contains(d.now().kind()) : usual.isEmpty();
    return putsRight && !put.isEmpty() ? put : usual;
  }

  private static boolean isUnseen(Hand.Dealing d) {
    return d.now().kind() == DealStep.Kind.BURN;
  }

  private Optional<Hand> trouble(Hand hand) {
    for (var one : armed) {
      var rule = PokerGame.remedy(hand, one.what);
      if (rule.isPresent()) {
        armed.remove(one);
        one.done.accept(rule.get());
        return Optional.of(moves.apply(hand, new Action.Trouble(one.what)));
      }
    }
    return Optional.empty();
  }

  private Action take(Hand.Taking t) {
    long own = t.felt().layout().down(t.place());
    int index = 0;
    for (var card : taken) {
      if ((own & card.bit()) != 0) {
        index = Long.bitCount(own & (card.bit() - 1));
      }
    }
    return new Action.Trouble(new Irregularity.Taken(t.place(), index));
  }

  private Action next(Hand hand, Optional<Card> card) {
    return card.or(() -> lent.lend(PokerGame.target(hand), hand.felt().layout().stub()))
        .<Action>map(Action.Deal::of)
        .orElseGet(() -> any(hand));
  }

  /// Cards of a place that nobody named, as many as it gives up.
  long unnamed(Hand hand, int place, int count) {
    long chosen = 0;
    var own = new ArrayList<>(Cards.ofBits(hand.felt().layout().down(place)));
    own.sort(Comparator.comparing(card -> written.contains(card) && !lent.isLent(card)));
    own.sort(Comparator.comparing(card -> !lent.isLent(card)));
    for (var card : own.subList(0, Math.min(count, own.size()))) {
      chosen |= card.bit();
    }
    return chosen;
  }

  private Action any(Hand hand) {
    long stub = hand.felt().layout().stub();
    var burned = Card.at(Long.numberOfTrailingZeros(stub));
    for (var card : Cards.ofBits(stub)) {
      boolean isFree = !written.contains(card);
      boolean isLater = written.contains(burned) && written.indexOf(card) > written.indexOf(burned);
      burned = (isFree && written.contains(burned)) || (!isFree && isLater) ? card : burned;
    }
    return Action.Deal.of(burned);
  }

  /// Whether a card that was written has not been dealt.
  boolean hasCardsLeft() {
    return Stream.concat(queues.values().stream(), replacements.values().stream())
        .anyMatch(queue -> !queue.isEmpty());
  }
}
