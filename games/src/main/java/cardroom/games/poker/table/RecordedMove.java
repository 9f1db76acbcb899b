package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.HandStep;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.util.List;
import java.util.Optional;

/// A move of a recorded hand as the event that a table would have written.
record RecordedMove(HandInPlay play, Action action) {

  /// Empty where a table has no such event: an unknown card, or nothing to tell.
  Optional<PokerEvent> event() {
    int turn = PokerGame.toAct(play.hand()).first();
    return switch (action) {
      case Action.Deal(var card) ->
          Optional.of(new PokerEvent.Dealt(card, PokerNeeds.faceUp(play.hand())));
      case Action.Shuffled _ -> Optional.of(new PokerEvent.Shuffled());
      case Action.Fold _ -> decided(turn, PokerDecision.FOLD);
      case Action.Check _ -> decided(turn, PokerDecision.CHECK);
      case Action.Call _ -> decided(turn, PokerDecision.CALL);
      case Action.BringIn _ -> decided(turn, PokerDecision.BRING_IN);
      case Action.BetTo(long total) -> bet(turn, total);
      case Action.Kill(int place) -> decided(place, PokerDecision.KILL);
      case Action.Draw(long cards, int unnamed) when unnamed == 0 ->
          decided(turn, PokerDecision.DRAW, cards);
      case Action.Change(int place, long cards, int unnamed) when unnamed == 0 ->
          decided(place, PokerDecision.CHANGE, cards);
      case Action.Discard(int place, long card) -> decided(place, PokerDecision.DISCARD, card);
      case Action.NotCleared(int place) -> decided(place, PokerDecision.NOT_CLEARED);
      case Action.Show _ ->
          Optional.of(
              new PokerEvent.Turned(
                  play.lineup().seat(turn), Cards.ofBits(play.hand().felt().layout().own(turn))));
      case Action.Muck _ -> decided(turn, PokerDecision.MUCK);
      case Action.PlayBoard _ -> decided(turn, PokerDecision.PLAY_BOARD);
      case Action.DealUnknown _,
          Action.Draw _,
          Action.Change _,
          Action.LetLive _,
          Action.Trouble _ ->
          Optional.empty();
    };
  }

  private Optional<PokerEvent> decided(int place, PokerDecision choice) {
    return decided(place, choice, 0);
  }

  private Optional<PokerEvent> decided(int place, PokerDecision choice, long cards) {
    int seat = play.lineup().seat(place);
    return Optional.of(
        new PokerEvent.Decided(seat, choice, Money.ZERO, Cards.ofBits(cards), false));
  }

  private Optional<PokerEvent> bet(int place, long total) {
    var word =
        PokerGame.options(play.hand()) instanceof LegalOptions.Bets bets
            ? HandDecisions.bet(bets, play.hand())
            : PokerDecision.BET;
    int seat = play.lineup().seat(place);
    return Optional.of(new PokerEvent.Decided(seat, word, Money.cents(total), List.of(), false));
  }

  /// What is told about unknown cards.
  static List<StoryLine> unknown(HandInPlay play, HandStep step) {
    if (step.action() instanceof Action.DealUnknown) {
      int place = PokerGame.target(step.before());
      var position = place < 0 ? Position.TABLE : Position.seat(play.lineup().seat(place));
      return List.of(
          StoryLine.card(
              position, Kind.DEAL, position.speaker() + ": a card face down", Face.down()));
    }
    if (step.action() instanceof Action.Draw(long cards, int unnamed)) {
      int place = PokerGame.toAct(step.before()).first();
      var position = Position.seat(play.lineup().seat(place));
      var text = "Seat %s draws %d.".formatted(position, Long.bitCount(cards) + unnamed);
      return List.of(StoryLine.at(position, Kind.DECISION, text));
    }
    return List.of();
  }
}
