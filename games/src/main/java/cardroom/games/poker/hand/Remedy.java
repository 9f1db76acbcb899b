package cardroom.games.poker.hand;

import cardroom.games.money.Money;

/// Says what would work in place of an action that was refused.
final class Remedy {
  private Remedy() {}

  static String words(Hand hand) {
    return switch (PokerGame.options(hand)) {
      case Options.Bets bets -> "They may " + bets(bets) + ".";
      case Options.Kills _ -> "Kill the pot or let it live.";
      case Options.Draws(_, _, int most) -> "Ask for up to " + most + " cards.";
      case Options.Discards _ -> "Discard one card.";
      case Options.Shows shows -> shows.mayMuck() ? "Show or muck." : "Show.";
      case Options.Deck deck -> deck.shuffles() ? "The cards are shuffled." : "A card is dealt.";
      case Options.Over _ -> "The hand is over.";
    };
  }

  private static String bets(Options.Bets bets) {
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
