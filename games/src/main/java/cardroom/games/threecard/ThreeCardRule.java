package cardroom.games.threecard;

import cardroom.games.rules.Rule;

/// The clauses of Three Card Poker 6 Card Bonus, by the ids of `docs/rules/three-card-poker.md`.
public enum ThreeCardRule implements Rule {
  PLAYER_BANKED(
      "3CP-TYPE-1",
      "One player banks the round: they collect losing wagers, pay winning ones, and cannot win or "
          + "lose more than they put up."),
  ROTATION(
      "3CP-TYPE-2",
      "One player banks at most two hands in a row, bonus bets included; then the bank is offered "
          + "clockwise."),
  HOUSE_HAS_NO_INTEREST(
      "3CP-TYPE-3",
      "The house never banks and takes no percentage; the bank has no maximum and need not cover "
          + "all wagers."),
  TABLE(
      "3CP-TABLE-1",
      "The table has seven places for the players and the player-dealer, who makes no other"
          + " wager."),
  LAYOUT(
      "3CP-TABLE-2", "Each place has areas for the Ante, Play, Pair Plus and 6 Card Bonus wagers."),
  DECKS(
      "3CP-DECK-1",
      "Two decks of 52 cards with backs of different colours are used in turn, each shuffled before"
          + " its round."),
  STACKS("3CP-DECK-2", "The shuffler deals stacks of three cards."),
  SIGN(
      "3CP-SIGN-1",
      "A sign shows game, limits and collection; a player may bet on other unoccupied places, and "
          + "Third Party Providers may play."),
  RANKING(
      "3CP-RANK-0",
      "Three-card hands rank: mini royal flush, straight flush, three of a kind, straight, flush, "
          + "one pair, high card."),
  MINI_ROYAL_FLUSH("3CP-RANK-1", "Ace, king and queen of one suit are the best hand."),
  STRAIGHT_FLUSH(
      "3CP-RANK-2", "A straight flush is three in sequence of one suit, from K-Q-J to 3-2-A."),
  THREE_OF_A_KIND("3CP-RANK-3", "Three of a kind are three cards of one rank, aces the best."),
  STRAIGHT("3CP-RANK-4", "A straight is three in sequence, from A-K-Q to 3-2-A."),
  FLUSH("3CP-RANK-5", "A flush is three of one suit, from A-K-J to 5-3-2."),
  ONE_PAIR("3CP-RANK-6", "One pair is two cards of one rank, aces the best."),
  HIGH_CARD("3CP-RANK-7", "Without a pair or better the highest card counts, from A-K-J to 5-3-2."),
  STRAIGHT_BEATS_FLUSH("3CP-RANK-8", "A straight beats a flush; three of a kind beats both."),
  ACE_AT_BOTH_ENDS(
      "3CP-RANK-9",
      "An ace is high or low in a straight, never in its middle; A-2-3 is the lowest."),
  SAME_CATEGORY(
      "3CP-RANK-10",
      "Hands of one kind are compared by their ranks, the pair first; suits never break a tie."),
  ANTE("3CP-WAGER-1", "Every player makes an Ante wager before the deal."),
  BONUS_WAGERS(
      "3CP-WAGER-2",
      "Pair Plus and 6 Card Bonus are optional, placed before the deal and only with an Ante."),
  PLAY_OR_FOLD(
      "3CP-WAGER-3",
      "After looking at their hand a player makes a Play wager equal to the Ante, or folds."),
  NO_MORE_BETS(
      "3CP-WAGER-4",
      "After \"no more bets\" nothing is placed, raised or withdrawn, except Play in its turn."),
  LIMITS(
      "3CP-WAGER-5",
      "An Ante is $5 to $500 as posted, Pair Plus at most $50, 6 Card Bonus at most $25, all in the"
          + " table's units."),
  BACKLINE(
      "3CP-WAGER-6",
      "Backline betting is permitted on Ante and Play, Pair Plus and 6 Card Bonus; it follows the "
          + "decision of the seat."),
  FEES(
      "3CP-FEE-1",
      "Players pay no fee; the player-dealer pays by total table action before the deal, one"
          + " schedule at a time, and nothing for Play wagers."),
  STACKS_FACE_DOWN(
      "3CP-DEAL-1",
      "Stacks lie face down; then the bottom card of the player-dealer's stack is turned up."),
  DEAL_ORDER(
      "3CP-DEAL-2", "Stacks go clockwise from the player-dealer's left, the player-dealer last."),
  UNUSED_CARDS("3CP-DEAL-3", "Unused cards go to the discard rack without being seen."),
  EXPOSED_CARD(
      "3CP-INFO-1",
      "One card of the player-dealer is known to all before they decide; the other two are not."),
  OWN_CARDS(
      "3CP-PLAY-1",
      "Only the player and the house dealer handle a player's cards, in view of the table."),
  TURNS("3CP-PLAY-2", "Players decide in turn, clockwise from the player-dealer's left."),
  FOLDED("3CP-FOLD-1", "A player who folds loses the Ante and the Pair Plus wager."),
  FOLD_KEEPS_SIX_CARDS("3CP-FOLD-2", "A fold leaves the 6 Card Bonus alive."),
  FOLDS_CLEARED(
      "3CP-FOLD-3",
      "Folded hands are taken before the player-dealer's cards are turned, except those that a 6"
          + " Card Bonus still needs."),
  QUALIFY("3CP-QUALIFY-1", "The player-dealer qualifies with queen-high or better."),
  REVEAL(
      "3CP-REVEAL-1",
      "The player-dealer's cards are turned and ranked, then the players' from their left."),
  CLEAR("3CP-DISCARD-1", "Cards are picked up so that every hand can be rebuilt in a dispute."),
  NOT_QUALIFIED(
      "3CP-OUT-1",
      "If the player-dealer does not qualify, Play goes back and every Ante not folded wins even"
          + " money."),
  PLAYER_BETTER("3CP-OUT-2", "The better hand of a player wins even money on Ante and Play."),
  BANK_BETTER("3CP-OUT-3", "The better hand of a qualified player-dealer wins Ante and Play."),
  EQUAL("3CP-OUT-4", "Equal hands against a qualified player-dealer push: Ante and Play go back."),
  NO_ANTE_BONUS(
      "3CP-OUT-5", "There is no ante bonus: the best hands win even money on the Ante too."),
  BONUS_STANDS_ALONE(
      "3CP-OUT-6", "Bonus wagers do not depend on whether the player-dealer qualifies."),
  PAIR_PLUS(
      "3CP-PP-1",
      "Pair Plus is judged on the player's three cards alone; only a fold forfeits it."),
  PAIR_PLUS_PAYS("3CP-PP-2", "Pair Plus pays as posted, from a pair up; anything less loses."),
  SIX_CARDS(
      "3CP-6CB-1",
      "6 Card Bonus takes the best five cards of the player's three and the player-dealer's"
          + " three."),
  SIX_CARDS_PAY(
      "3CP-6CB-2", "6 Card Bonus pays as posted, from three of a kind up; anything less loses."),
  BUTTON(
      "3CP-BUTTON-1",
      "The player-dealer's face-up card places the action button, counted from the house dealer's"
          + " left without the player-dealer's seat."),
  SETTLE_ORDER(
      "3CP-SETTLE-1",
      "From the button clockwise, player by player: Play, Ante, Pair Plus, 6 Card Bonus."),
  UNCOVERED(
      "3CP-SETTLE-2",
      "When the bank is exhausted, wagers or parts of wagers it does not cover go back to the"
          + " players."),
  SHORT_PAYMENT(
      "3CP-SETTLE-3",
      "A 6 Card Bonus may win more than the bank holds; then it is paid as far as the bank"
          + " reaches.");

  private final String id;
  private final String sentence;

  ThreeCardRule(String id, String sentence) {
    this.id = id;
    this.sentence = sentence;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public String toString() {
    return id();
  }
}
