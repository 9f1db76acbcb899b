package cardroom.notation.phh;

import cardroom.cards.Card;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStep;
import cardroom.games.poker.hand.PokerGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Plays one recorded hand through the rules of the table, action by action.
final class PhhPlay {
  private final PhhHand record;
  private final PhhScript script;
  private final PhhShows shows;
  private final List<HandStep> steps = new ArrayList<>();
  private final long[] returned;
  private final PlaceSet allIn;
  private final PlaceSet silent;
  private Hand hand;
  private boolean passedOver;
  private boolean hasLeftOut;
  private int ranOut = -1;
  private long ranOutWith;

  private PhhPlay(PhhHand record, List<PhhAction> actions, PlaceSet allIn, PlaceSet silent) {
    this.record = record;
    this.allIn = allIn;
    this.silent = silent;
    this.script = new PhhScript(record, actions, this::isEmptyCheck);
    this.returned = new long[record.players()];
    this.shows = new PhhShows(record, actions);
    this.hand = PokerGame.open(PhhStart.of(record));
  }

  /// The hand as far as it is written. A player with an unknown stack who no longer answers a bet,
  /// or raises by less than the rules allow, was all in: the hand is played again with what that
  /// player had put in until then.
  static PhhPlay of(PhhHand record) {
    return of(record, PhhAction.all(record), PlaceSet.NONE);
  }

  /// The hand as if every player without an action in the record had folded.
  static PhhPlay withoutLeftOut(PhhHand record) {
    var actions = PhhAction.all(record);
    return of(record, actions, PlaceSet.all(record.players()).minus(PhhAction.actors(actions)));
  }

  private static PhhPlay of(PhhHand record, List<PhhAction> actions, PlaceSet silent) {
    var play = new PhhPlay(record, actions, PlaceSet.NONE, silent);
    play.play();
    while (play.ranOut >= 0) {
      var known = play.record.stack(play.ranOut, play.ranOutWith);
      play = new PhhPlay(known, actions, play.allIn.with(play.ranOut), silent);
      play.play();
    }
    return play;
  }

  /// A record may end before the hand does: its `finishing_stacks` are the stacks at that point.
  private void play() {
    while (ranOut < 0 && !PokerGame.isOver(hand) && !(isPartial() && hasNoMore())) {
      step();
    }
    for (var left = script.next(); ranOut < 0 && left.isPresent(); left = script.next()) {
      if (left.get().kind() != PhhAction.Kind.SHOW) {
        throw left.get().error(PhhReason.GOES_ON, "the hand is over; expected nothing more");
      }
      script.pass();
    }
  }

  private boolean isPartial() {
    if (record.finishingStacks().isEmpty()) {
      return false;
    }
    var now = Arrays.stream(PokerGame.stacks(hand).toArray()).boxed().toList();
    return record.finishingStacks().filter(now::equals).isPresent();
  }

  private boolean hasNoMore() {
    return !(hand instanceof Hand.Showing) && script.isOver();
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
    var card = script.card(PokerGame.target(hand));
    var action = card.isPresent() ? Action.Deal.of(card.get()) : Action.UNKNOWN;
    boolean isTwice = card.filter(this::isOut).isPresent();
    apply(action, script.last(), isTwice ? PhhReason.CARD_TWICE : PhhReason.CARDS_UNKNOWN);
  }

  /// Whether a card of the deck is already somewhere else.
  private boolean isOut(Card card) {
    return (hand.felt().variant().deck().bits() & ~hand.felt().layout().stub() & card.bit()) != 0;
  }

  /// Rooms that do not record stacks write checks for players who are all in.
  private boolean isEmptyCheck(PhhAction action) {
    return !allIn.isEmpty()
        && action.kind() == PhhAction.Kind.CHECK_OR_CALL
        && !PokerGame.toAct(hand).contains(action.player());
  }

  private void kill(Hand.Killing killing) {
    int place = killing.pending().first();
    boolean kills = record.own().killer() == place + 1;
    move(kills ? new Action.Kill(place) : new Action.LetLive(place));
  }

  private void decide() {
    int turn = PokerGame.toAct(hand).first();
    var next = script.next();
    if (next.filter(this::isDue).isPresent()) {
      script.pass();
      decide(next.get());
    } else if (silent.contains(turn)) {
      hasLeftOut = true;
      move(Action.FOLD);
    } else if (!isPassedOver(turn)) {
      throw script.error(
          next.isPresent()
              ? "it is p" + (turn + 1) + "'s turn"
              : "expected p" + (turn + 1) + " to act");
    }
  }

  /// Whether it is a decision of the player who is to act; for who leads, the record may decide.
  private boolean isDue(PhhAction action) {
    hand = led(hand, action.player());
    boolean isTurn = action.player() >= 0 && PokerGame.toAct(hand).contains(action.player());
    return isTurn && action.kind() != PhhAction.Kind.SHOW && !action.isDeal();
  }

  private void decide(PhhAction action) {
    var decision = PhhDecision.of(hand, action);
    boolean isUnknown = record.stacks().get(action.player()) == PhhAmount.UNKNOWN;
    if (isUnknown && action.kind() == PhhAction.Kind.BET) {
      long more = action.amount() - hand.felt().chips().in(action.player());
      if (more > 0 && PokerGame.refusal(hand, decision).isPresent()) {
        ranOut = action.player();
        ranOutWith = put(ranOut) + more;
        return;
      }
    }
    apply(decision, action, PhhReason.REFUSED);
  }

  /// A player with an unknown stack and without another bet or fold in the record is all in: they
  /// check where there is nothing to call, else they have run out of chips.
  private boolean isPassedOver(int turn) {
    boolean isFree = PokerGame.refusal(hand, Action.CHECK).isEmpty();
    // When all opponents are all in, nobody has anything to decide while the board is dealt out.
    boolean hasNobody =
        isFree && script.runsOut() && hand.felt().live().list().stream().anyMatch(this::isUnknown);
    if (!hasNobody && (!isUnknown(turn) || script.hasDecision(turn))) {
      return false;
    }
    passedOver = true;
    if (isFree) {
      move(Action.CHECK);
    } else {
      ranOut = turn;
      ranOutWith = put(turn);
    }
    return true;
  }

  private boolean isUnknown(int place) {
    return record.stacks().get(place) == PhhAmount.UNKNOWN && put(place) > 0;
  }

  /// What a player has put into the pot.
  private long put(int place) {
    return record.stacks().get(place) - hand.felt().chips().behind(place);
  }

  /// Where the exposed cards tie, rooms differ in who opens, so the record decides.
  private static Hand led(Hand hand, int player) {
    return switch (hand) {
      case Hand.Betting b when player >= 0 && player != b.place() -> PokerGame.ledBy(b, player);
      case Hand.Opening o when player >= 0 && player != o.place() -> PokerGame.openedBy(o, player);
      default -> hand;
    };
  }

  private void show(Hand.Showing showing) {
    int place = showing.place();
    hand = shows.named(showing);
    boolean known = hand.felt().layout().unknown(place) == 0;
    boolean isUnseenWinner = shows.unseenWinner(showing) == place;
    boolean mayMuck = PokerGame.refusal(hand, Action.MUCK).isEmpty();
    boolean hasMucked = shows.givesUp(place) || (!known && shows.someoneWins());
    boolean mucks = mayMuck && !isUnseenWinner && hasMucked;
    if (!known && !mucks && !isUnseenWinner) {
      throw new PhhError(
          record.line(),
          PhhReason.CARDS_UNKNOWN,
          "expected p" + (place + 1) + " to show named cards");
    }
    boolean plays = record.own().boardPlays().contains(place + 1);
    move(plays ? Action.PLAY_BOARD : mucks ? Action.MUCK : Action.SHOW);
  }

  private void apply(Action action, PhhAction from, PhhReason otherwise) {
    var refusal = PokerGame.refusal(hand, action);
    if (refusal.isPresent()) {
      boolean isTooMuch =
          action instanceof Action.BetTo(long total)
              && total > hand.felt().chips().most(from.player());
      throw from.error(isTooMuch ? PhhReason.MORE_BET : otherwise, refusal.get().words());
    }
    move(action);
  }

  private void move(Action action) {
    var next = PokerGame.apply(hand, action);
    steps.add(new HandStep(hand, action, next));
    for (int place = 0; place < returned.length; place++) {
      long more = next.felt().chips().behind(place) - hand.felt().chips().behind(place);
      returned[place] += Math.max(0, more);
    }
    hand = next;
  }

  /// Every move of the hand.
  List<HandStep> steps() {
    return steps;
  }

  Hand end() {
    return hand;
  }

  /// The unmatched chips that went back to each place.
  long[] returned() {
    return returned.clone();
  }

  /// The reason to report if the hand otherwise agrees; empty when nothing is special.
  Optional<PhhReason> remark() {
    if (hasLeftOut) {
      return Optional.of(PhhReason.LEFT_OUT);
    }
    if (passedOver || !allIn.isEmpty()) {
      return Optional.of(PhhReason.ALL_IN_UNKNOWN);
    }
    return shows.hasUnseenWinner() ? Optional.of(PhhReason.WINNER_UNSEEN) : Optional.empty();
  }

  /// Whether a hand was mucked without its cards being named.
  boolean hasUnseen() {
    return shows.hasUnseen();
  }
}
