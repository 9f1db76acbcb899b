package cardroom.games.poker.rules;

import cardroom.games.rules.Rule;

/// The clauses of the eleven games: section 2 of `docs/rules/poker.md`.
public enum VariantRule implements Rule {
  HOLDEM_DEAL(
      "HOLDEM-1",
      "Two cards down, then three, one and one card on the board, with betting after each."),
  HOLDEM_USE(
      "HOLDEM-2",
      "Two, one or none of the hole cards may be used; a player who plays the board must say so "
          + "before mucking."),
  HOLDEM_RANKING("HOLDEM-3", "Hands rank as in Draw Poker, without the joker."),
  HOLDEM_HIGH_LOW(
      "HOLDEM-HL-1",
      "The pot is split between the best high and the best low of eight or better; without a low "
          + "high takes all."),
  OMAHA_USE(
      "OMAHA-1", "Four hole cards; exactly two of them play with exactly three of the board."),
  OMAHA_HIGH_LOW(
      "OMAHA-HL-1",
      "Two hole cards for the high and two for the low, which may be different; the low needs an "
          + "eight or better."),
  PINEAPPLE_DISCARD(
      "PINEAPPLE-1",
      "Three hole cards; after the betting on the flop every player discards one of them."),
  PINEAPPLE_CLEAR(
      "PINEAPPLE-2", "A hand that is not cleared when all hands are called clear is dead."),
  PINEAPPLE_HIGH_LOW(
      "PINEAPPLE-HL-1", "As Crazy Pineapple, split as Hold'em High-Low with eight or better."),
  DRAW_HAND("DRAW-1", "Five cards are a playing hand; up to five may be drawn."),
  DRAW_TELL("DRAW-2", "How many cards a player drew is told until there is action after the draw."),
  DRAW_KNOCK("DRAW-3", "A knock in turn is a pass, or declares a pat hand."),
  DRAW_CHANGE(
      "DRAW-4",
      "The number of cards asked for may be changed while none was dealt for it and nobody acted "
          + "on it."),
  JOKER_USE(
      "DRAW-JOKER-1",
      "The joker is an ace, or completes a straight, or is the highest unmatched card of a flush."),
  JOKER_NO_DOUBLE_ACE(
      "DRAW-JOKER-2",
      "There is no double-ace flush: beside an ace the joker is the highest card not present."),
  JOKER_FIVE_ACES("DRAW-JOKER-3", "Four aces and the joker are five aces, the best hand."),
  JOKER_STRAIGHT_FLUSH("DRAW-JOKER-4", "The joker may complete a straight flush or royal flush."),
  LOWBALL_DEAL(
      "LOWBALL-1",
      "The lowest hand wins; 53 cards with the joker; betting before and after a draw."),
  LOWBALL_JOKER("LOWBALL-2", "The joker is the lowest rank not already in the hand."),
  NO_CHECK_RAISE("LOWBALL-3", "A player who has checked may not raise on that round."),
  KILL(
      "LOWBALL-4",
      "After seeing no more than two of their cards a player may kill the pot: they post twice the "
          + "big blind and the limits double."),
  LOWBALL_NEW_PLAYER(
      "LOWBALL-5",
      "A new player, or one who missed a blind, waits for the big blind or kills from any seat."),
  SEVEN_MUST_BET(
      "LOWBALL-7RULE-1",
      "After the draw a seven or better must be bet to win the action after the draw."),
  SEVEN_VOID(
      "LOWBALL-7RULE-2",
      "A checked seven or better that is best wins only the pot before the draw; later bets go "
          + "back."),
  SEVEN_BEATEN("LOWBALL-7RULE-3", "A checked seven or better that is beaten loses all its bets."),
  SEVEN_SHORT(
      "LOWBALL-7RULE-4",
      "A seven may call a short all-in and win it; those who overcall behind it get their bets "
          + "back."),
  SEVEN_FULL("LOWBALL-7RULE-5", "Once the seven makes a full bet all later action stands."),
  STUD_DEAL(
      "STUD-1",
      "Two cards down and one up, three more up, the last one down, with betting after each street; "
          + "the best five win."),
  STUD_SIZES("STUD-2", "The small bet on the first two rounds, the large bet afterwards."),
  STUD_CAP("STUD-3", "A bet and three raises are allowed."),
  STUD_OPEN_PAIR(
      "STUD-4",
      "With an open pair on the fourth card the small or the large bet may be made; after a large "
          + "bet raises are large."),
  STUD_ANTE("STUD-5", "To play all-in from the start a player needs at least the ante."),
  STUD_OPENS("STUD-6", "The low card starts the first round, the high hand each later one."),
  STUD_SEVEN_CARDS("STUD-7", "Seven cards are needed to win."),
  STUD_HIGH_LOW("STUD-HL-1", "Best high and best low split; any five cards for each."),
  STUD_LOW_QUALIFIER(
      "STUD-HL-2", "The low needs an eight or better; without one high takes the whole pot."),
  STUD_HIGH_LOW_OPENS(
      "STUD-HL-3",
      "The low card by suit opens the first round, aces being high; later the high hand does, the "
          + "one left of the dealer in a tie."),
  STUD_HIGH_LOW_SIZES(
      "STUD-HL-4",
      "The lower limit on third and fourth street, the upper one after; an open pair changes "
          + "nothing."),
  STUD_HIGH_LOW_ACES("STUD-HL-5", "Aces are high or low; straights and flushes do not hurt a low."),
  RAZZ_LOW("RAZZ-1", "As 7-Card Stud, but the lowest hand wins."),
  RAZZ_FOURTH("RAZZ-2", "The bet on fourth street is always the lower amount."),
  RAZZ_OPENS("RAZZ-3", "The high card is forced to open; afterwards the low hand acts first.");

  private final String id;
  private final String sentence;

  VariantRule(String id, String sentence) {
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
}
