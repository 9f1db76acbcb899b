package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.ArrayList;

/// What a poker table waits for.
record PokerNeeds(PokerSheet sheet, PokerState table) {

  Need now() {
    if (table.play().isEmpty()) {
      return new NextLineup(sheet, table).isPossible()
          ? new Need.Chance(new ChanceRequest.Shuffle(sheet.variant().deck().cards()))
          : new Need.Nothing();
    }
    var play = table.play().get();
    if (play.shuffleDue()) {
      return new Need.Chance(new ChanceRequest.Shuffle(sheet.variant().deck().cards()));
    }
    var hand = play.hand();
    return switch (PokerGame.options(hand)) {
      case LegalOptions.Deck(boolean shuffles, int oneOf) ->
          new Need.Chance(draw(hand, shuffles, oneOf));
      case LegalOptions.Kills _, LegalOptions.Discards _ -> decisions(play, Clock.SIDE);
      case LegalOptions.Bets _, LegalOptions.Draws _, LegalOptions.Shows _ ->
          decisions(play, Clock.ACTION);
      case LegalOptions.Over _ -> new Need.Nothing();
    };
  }

  private static ChanceRequest draw(Hand hand, boolean shuffles, int oneOf) {
    if (shuffles) {
      return new ChanceRequest.Shuffle(Cards.ofBits(hand.felt().layout().stub()));
    }
    return oneOf > 0 ? new ChanceRequest.OneOf(oneOf) : new ChanceRequest.OneCard(faceUp(hand));
  }

  private static Need decisions(HandInPlay play, Clock clock) {
    var who = new ArrayList<Position>();
    for (int place : PokerGame.toAct(play.hand()).list()) {
      who.add(Position.seat(play.lineup().seat(place)));
    }
    return Need.Decisions.by(who, clock);
  }

  /// Whether the next card is dealt face up.
  static boolean faceUp(Hand hand) {
    if (!(hand instanceof Hand.Dealing d)) {
      return false;
    }
    var kind = d.now().kind();
    int target = PokerGame.target(hand);
    boolean hidden =
        target >= 0 && d.felt().street() == 0 && d.felt().odd().unforced().contains(target);
    return kind == DealStep.Kind.BOARD
        || kind == DealStep.Kind.ASIDE
        || kind == DealStep.Kind.EXTRA_UP
        || (kind == DealStep.Kind.UP && !hidden);
  }
}
