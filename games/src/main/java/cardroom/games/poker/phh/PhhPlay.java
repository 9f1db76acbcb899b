package cardroom.games.poker.phh;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Plays one recorded hand through the rules of the table, action by action.
final class PhhPlay {
  private final PhhHand record;
  private final List<PhhAction> actions;
  private final boolean[] used;
  private final List<Deque<Optional<Card>>> hole = new ArrayList<>();
  private final Deque<Optional<Card>> board = new ArrayDeque<>();
  private final List<PhhStep> steps = new ArrayList<>();
  private Hand hand;
  private int at;

  PhhPlay(PhhHand record) {
    this.record = record;
    this.actions =
        record.actions().stream().map(line -> PhhAction.read(line, record.players())).toList();
    this.used = new boolean[actions.size()];
    for (int i = 0; i < record.players(); i++) {
      hole.add(new ArrayDeque<>());
    }
    this.hand = PokerGame.open(PhhStart.of(record));
  }

  /// The hand as far as it is written: a record may end before the hand does, and then says in
  /// `finishing_stacks` how the stacks stand.
  Hand play() {
    while (!PokerGame.isOver(hand) && !(isPartial() && hasNoMore())) {
      step();
    }
    for (; at < actions.size(); at++) {
      var left = actions.get(at);
      if (!used[at] && left.kind() != PhhAction.Kind.SHOW) {
        throw left.error("the hand is over; expected nothing more");
      }
    }
    return hand;
  }

  private boolean isPartial() {
    var now = java.util.Arrays.stream(PokerGame.stacks(hand).toArray()).boxed().toList();
    return record.finishingStacks().filter(now::equals).isPresent();
  }

  private boolean hasNoMore() {
    skipUsed();
    return at >= actions.size() && !(hand instanceof Hand.Showing) && !hasCards();
  }

  private boolean hasCards() {
    return !board.isEmpty() || hole.stream().anyMatch(queue -> !queue.isEmpty());
  }

  private void step() {
    switch (hand) {
      case Hand.Dealing _, Hand.Replacing _ -> deal();
      case Hand.Shuffling _ -> move(Action.SHUFFLED);
      case Hand.Killing k -> kill(k);
      case Hand.Showing s -> show(s);
      case Hand.Opening _, Hand.Betting _, Hand.Drawing _, Hand.Discarding _ -> decide();
      case Hand.Taking _, Hand.Finished _, Hand.Misdealt _ ->
          throw new IllegalStateException("a recorded hand does not come to " + hand);
    }
  }

  private void deal() {
    int place = PokerGame.target(hand);
    var queue = place < 0 ? board : hole.get(place);
    while (queue.isEmpty()) {
      fill(place);
    }
    var card = queue.removeFirst();
    var action = card.isPresent() ? Action.Deal.of(card.get()) : Action.UNKNOWN;
    apply(action, actions.get(Math.clamp(at - 1L, 0, actions.size() - 1)));
  }

  /// Takes the next deal from the file; one for this place may stand further on, because draws are
  /// written before or after the others have asked for theirs.
  private void fill(int place) {
    skipUsed();
    if (at < actions.size() && isDeal(actions.get(at))) {
      take(at++);
      return;
    }
    for (int i = at; i < actions.size(); i++) {
      if (!used[i] && isDeal(actions.get(i)) && actions.get(i).player() == place) {
        take(i);
        return;
      }
    }
    throw error("expected cards for " + (place < 0 ? "the board" : "p" + (place + 1)));
  }

  private void take(int i) {
    var deal = actions.get(i);
    used[i] = true;
    var queue = deal.player() < 0 ? board : hole.get(deal.player());
    queue.addAll(deal.faces());
  }

  private static boolean isDeal(PhhAction action) {
    return action.kind() == PhhAction.Kind.DEAL_HOLE || action.kind() == PhhAction.Kind.DEAL_BOARD;
  }

  private void skipUsed() {
    while (at < actions.size() && used[at]) {
      at++;
    }
  }

  private PhhError error(String what) {
    skipUsed();
    return at < actions.size()
        ? actions.get(at).error(what)
        : new PhhError(record.line(), "the actions end too early: " + what);
  }

  private void kill(Hand.Killing killing) {
    int place = Integer.numberOfTrailingZeros(killing.pending());
    boolean kills = record.own().killer() == place + 1;
    move(kills ? new Action.Kill(place) : new Action.LetLive(place));
  }

  private void decide() {
    skipUsed();
    int turn = Integer.numberOfTrailingZeros(PokerGame.toAct(hand));
    if (at >= actions.size()) {
      throw error("expected p" + (turn + 1) + " to act");
    }
    var action = actions.get(at);
    hand = led(hand, action.player());
    if ((PokerGame.toAct(hand) >> Math.max(0, action.player()) & 1) == 0 || action.player() < 0) {
      throw action.error("it is the turn of p" + (turn + 1));
    }
    at++;
    apply(decision(action), action);
  }

  /// Where showing cards tie, rooms differ in who opens: as written.
  private static Hand led(Hand hand, int player) {
    return switch (hand) {
      case Hand.Betting b when player >= 0 && player != b.place() -> PokerGame.ledBy(b, player);
      case Hand.Opening o when player >= 0 && player != o.place() -> PokerGame.openedBy(o, player);
      default -> hand;
    };
  }

  private Action decision(PhhAction action) {
    return switch (action.kind()) {
      case FOLD -> Action.FOLD;
      case CHECK_OR_CALL ->
          PokerGame.refusal(hand, Action.CALL).isEmpty() ? Action.CALL : Action.CHECK;
      case BET -> new Action.BetTo(action.amount());
      case BRING_IN -> Action.BRING_IN;
      case DRAW -> draw(action);
      case SHOW, DEAL_HOLE, DEAL_BOARD -> throw action.error("expected a decision");
    };
  }

  private Action draw(PhhAction action) {
    long cards = Cards.bits(action.cards());
    if (hand instanceof Hand.Discarding) {
      return cards == 0 && action.unknown() == 0
          ? new Action.NotCleared(action.player())
          : new Action.Discard(action.player(), cards);
    }
    long own = hand.felt().layout().own(action.player());
    // Cards named only when they are given up were unknown until then.
    int unnamed = action.unknown() + Long.bitCount(cards & ~own);
    return new Action.Draw(cards & own, unnamed);
  }

  private void show(Hand.Showing showing) {
    Optional<PhhAction> shown = Optional.empty();
    for (int i = 0; i < actions.size() && shown.isEmpty(); i++) {
      var action = actions.get(i);
      if (action.kind() == PhhAction.Kind.SHOW && action.player() == showing.place()) {
        shown = Optional.of(action);
        used[i] = true;
      }
    }
    // A dash shows the cards that were dealt; `??` neither shows nor gives up the hand.
    boolean keeps = shown.isPresent() && (shown.get().isDash() || !shown.get().faces().isEmpty());
    boolean named = shown.isPresent() && !shown.get().cards().isEmpty();
    if (named) {
      hand = PokerGame.named(showing, Cards.bits(shown.get().cards()));
    }
    boolean known = hand.felt().layout().unknown(showing.place()) == 0;
    boolean mayMuck = PokerGame.refusal(hand, Action.MUCK).isEmpty();
    boolean mucks = mayMuck && (!known || (shown.isPresent() && !keeps));
    if (!known && !mucks) {
      throw error("expected p" + (showing.place() + 1) + " to show named cards");
    }
    boolean plays = record.own().boardPlays().contains(showing.place() + 1);
    move(plays ? Action.PLAY_BOARD : mucks ? Action.MUCK : Action.SHOW);
  }

  private void apply(Action action, PhhAction from) {
    var refusal = PokerGame.refusal(hand, action);
    if (refusal.isPresent()) {
      throw from.error(refusal.get().words());
    }
    move(action);
  }

  private void move(Action action) {
    var next = PokerGame.apply(hand, action);
    steps.add(new PhhStep(hand, action, next));
    hand = next;
  }

  /// Every move of the hand.
  List<PhhStep> played() {
    play();
    return steps;
  }
}
