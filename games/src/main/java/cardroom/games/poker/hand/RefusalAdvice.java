package cardroom.games.poker.hand;

import cardroom.games.money.Money;

/// Says what would work in place of an action that was refused.
final class RefusalAdvice {
  private RefusalAdvice() {}

  static String words(Hand hand) {
    return switch (PokerGame.options(hand)) {
      case LegalOptions.Bets bets -> "They may " + bets(bets) + ".";
      case LegalOptions.Kills _ -> "Kill the pot or let it live.";
      case LegalOptions.Draws(_, _, int most) -> "Ask for up to " + most + " cards.";
      case LegalOptions.Discards _ -> "Discard one card.";
      case LegalOptions.Shows shows -> shows.mayMuck() ? "Show or muck." : "Show.";
      case LegalOptions.Deck deck ->
          deck.shuffles() ? "The cards are shuffled." : "A card is dealt.";
      case LegalOptions.Over _ -> "The hand is over.";
    };
  }

  private static String bets(LegalOptions.Bets bets) {
    var first =
        bets.bringsIn()
            ? (bets.mayFold() ? "fold, " : "") + "bring it in for " + money(bets.call())
            : bets.call() > 0 ? "fold, call " + money(bets.call()) : "check";
    if (!bets.mayBet()) {
      return first;
    }
    var amount =
        bets.least() == bets.most()
            ? money(bets.least())
            : money(bets.least()) + " to " + money(bets.most());
    return first + ", bet or raise to " + amount;
  }

  private static String money(long cents) {
    return Money.cents(cents).toString();
  }
}
