package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;

/// Which clause moves the chips of a player in a hand.
record TransferClauses(PokerSheet sheet, PokerState before) {

  /// @param put what goes from the player's stack into the middle; negative when it comes back
  Rule of(PokerEvent event, PokerPlayer chair, Money put) {
    return switch (event) {
      case PokerEvent.Began(_, var lineup) -> new PostedChips(sheet, before, lineup).clause(chair);
      case PokerEvent.Troubled(_, _, _, var rule) -> rule;
      case PokerEvent.Voided _ -> RoomRule.VOID;
      case PokerEvent.Redealt _ -> PokerRule.HOUSE_RULES;
      case PokerEvent.Decided decided when put.isPositive() -> paid(decided, chair);
      default -> put.isPositive() ? before.row() : PokerRule.SIDE_POTS;
    };
  }

  private Rule paid(PokerEvent.Decided decided, PokerPlayer chair) {
    var play = before.play().orElseThrow();
    if (play.hand() instanceof Hand.Killing) {
      return VariantRule.KILL;
    }
    // Any other payer has the button, and pays the fee.
    return chair.seat() == decided.seat() ? decision(play, decided) : before.row();
  }

  private static Rule decision(HandInPlay play, PokerEvent.Decided decided) {
    return decided.choice() == PokerDecision.BRING_IN
        ? play.start().terms().variant().opens()
        : PokerGame.sizes(play.hand());
  }
}
