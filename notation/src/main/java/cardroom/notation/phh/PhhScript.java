package cardroom.notation.phh;

import cardroom.cards.Card;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The written actions of a hand and how far they are played; cards wait here until they are due.
final class PhhScript {
  private final int line;
  private final List<PhhAction> actions;
  private final Predicate<PhhAction> isEmpty;
  private final boolean[] used;
  private final List<Deque<Optional<Card>>> hole = new ArrayList<>();
  private final Deque<Optional<Card>> board = new ArrayDeque<>();
  private int at;

  /// @param isEmpty whether an action means nothing in the current state of the hand
  PhhScript(PhhHand record, List<PhhAction> actions, Predicate<PhhAction> isEmpty) {
    this.line = record.line();
    this.actions = actions;
    this.isEmpty = isEmpty;
    this.used = new boolean[actions.size()];
    for (int i = 0; i < record.players(); i++) {
      hole.add(new ArrayDeque<>());
    }
  }

  /// The next action that is not played yet.
  Optional<PhhAction> next() {
    while (at < actions.size() && (used[at] || isEmpty.test(actions.get(at)))) {
      at++;
    }
    return at < actions.size() ? Optional.of(actions.get(at)) : Optional.empty();
  }

  /// Marks the next action as played.
  void pass() {
    at++;
  }

  /// The action before the next, for messages.
  PhhAction last() {
    return actions.get(Math.clamp(at - 1L, 0, actions.size() - 1));
  }

  boolean isOver() {
    return next().isEmpty() && board.isEmpty() && hole.stream().allMatch(Deque::isEmpty);
  }

  /// Whether a player has another bet or fold in the record.
  boolean hasDecision(int player) {
    for (int i = at; i < actions.size(); i++) {
      var kind = actions.get(i).kind();
      boolean decides = kind == PhhAction.Kind.BET || kind == PhhAction.Kind.FOLD;
      if (decides && actions.get(i).player() == player) {
        return true;
      }
    }
    return false;
  }

  /// Whether the rest of the record has no more decisions: cards are only dealt and shown.
  boolean runsOut() {
    return next().isPresent()
        && actions.subList(at, actions.size()).stream()
            .allMatch(action -> action.isDeal() || action.kind() == PhhAction.Kind.SHOW);
  }

  /// The next card for a place, or for the board with -1; empty when it is not named.
  Optional<Card> card(int place) {
    var queue = place < 0 ? board : hole.get(place);
    while (queue.isEmpty()) {
      fill(place);
    }
    return queue.removeFirst();
  }

  /// Takes the next deal from the file; one for this place may be further on, because some records
  /// write a draw before, others after, the other players' discards.
  private void fill(int place) {
    if (next().filter(PhhAction::isDeal).isPresent()) {
      take(at++);
      return;
    }
    for (int i = at; i < actions.size(); i++) {
      if (!used[i] && actions.get(i).isDeal() && actions.get(i).player() == place) {
        take(i);
        return;
      }
    }
    throw error("expected cards for " + (place < 0 ? "the board" : "p" + (place + 1)));
  }

  private void take(int i) {
    var deal = actions.get(i);
    used[i] = true;
    (deal.player() < 0 ? board : hole.get(deal.player())).addAll(deal.faces());
  }

  /// What was expected instead of the next action, or of the end.
  PhhError error(String what) {
    return next()
        .map(action -> action.error(PhhReason.REFUSED, what))
        .orElseGet(
            () -> new PhhError(line, PhhReason.ENDS_EARLY, "the actions end too early: " + what));
  }
}
