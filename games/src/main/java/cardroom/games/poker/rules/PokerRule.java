package cardroom.games.poker.rules;

import cardroom.games.rules.Rule;

/// The clauses common to all poker games: section 1 of `docs/rules/poker.md`.
public enum PokerRule implements Rule {
  STRUCTURED(
      "POKER-BET-1",
      "Betting is structured: bets and raises have the size of the street; spread limit is offered "
          + "in Texas Hold'em and 7-Card Stud."),
  BET_AND_THREE_RAISES("POKER-BET-2", "One bet and three raises are allowed in a betting round."),
  STREET_SIZES(
      "POKER-BET-3",
      "The lower limit is bet on the first two rounds (before the draw in draw games), the upper "
          + "limit after."),
  SPREAD(
      "POKER-BET-4",
      "In a spread game any whole-dollar bet inside the spread is allowed; a raise is at least the "
          + "last bet or raise."),
  CHECK_RAISE("POKER-BET-5", "A player who has checked may raise later, except in Lowball."),
  SIDE_POTS(
      "POKER-ALLIN-1",
      "A player who is all-in plays for what they have matched; the rest is a side pot."),
  HALF_BET(
      "POKER-ALLIN-2",
      "An all-in of half a bet or more counts as a full bet or raise; less does not reopen the "
          + "betting."),
  SHOWDOWN(
      "POKER-SHOW-1",
      "The last player who bet or raised shows first, otherwise the first to act; cards speak."),
  ODD_CHIP(
      "POKER-ODD-1",
      "An odd chip goes to the high hand; among equals to the first left of the button, in stud to "
          + "the highest card by suit."),
  HOUSE_RULES("POKER-HOUSE-1", "What the book does not print follows the general house rules."),
  FEE(
      "POKER-FEE-1",
      "The table fee is taken from the pot immediately before the flop and dropped at the end of "
          + "the hand."),
  HIGH_RANKING(
      "POKER-HIGH-1",
      "Five aces, royal flush, straight flush, four of a kind, full house, flush, straight, three "
          + "of a kind, two pair, one pair, high card."),
  LOW_RANKING(
      "POKER-LOW-1",
      "For low the ace is low and straights and flushes do not count; 5-4-3-2-A is best."),
  LOW_COMPARED(
      "POKER-LOW-2",
      "Low hands are compared from the highest card down; any unpaired hand beats a paired one."),
  EIGHT_OR_BETTER(
      "POKER-LOW-3", "A low needs five different ranks, none above eight, the ace being low."),
  BUTTON(
      "POKER-BTN-1",
      "The button marks the player who would be dealing: they are dealt last and act last on every "
          + "round but the first."),
  BUTTON_FORWARD("POKER-BTN-2", "The button always moves forward and the blinds are adjusted."),
  BLINDS(
      "POKER-BLIND-1",
      "Blinds are posted clockwise from the button; the first round opens left of the big blind, "
          + "later rounds left of the button."),
  NEW_PLAYER(
      "POKER-NEW-1",
      "A new player is dealt in at once, takes the big blind in its position, or posts it directly "
          + "in front of the button, which then jumps them."),
  MISSED_BLINDS(
      "POKER-MISS-1",
      "A player who missed a blind posts the total of the blinds, the small one dead, or waits for the big "
          + "blind."),
  MOVED_SEAT(
      "POKER-MOVE-1",
      "A player who moves away from the coming big blind posts a live big blind or waits for the "
          + "same position.");

  private final String id;
  private final String sentence;

  PokerRule(String id, String sentence) {
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
