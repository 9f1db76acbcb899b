package cardroom.games.poker.rules;

import cardroom.games.rules.Rule;

/// What is done when something goes wrong: section 3 of `docs/rules/poker.md`.
public enum IrregularityRule implements Rule {
  HOLDEM_TOO_FEW(
      "HOLDEM-IRR-1",
      "A player who is short of cards is given them from the top once the deal is over."),
  HOLDEM_TOO_MANY(
      "HOLDEM-IRR-2",
      "From a hand with one card too many the floor takes one at random, which is turned up and "
          + "is the first burn card."),
  HOLDEM_SUBSTANTIAL(
      "HOLDEM-IRR-3",
      "A wrong number of cards found after substantial action kills the hand, and all it put in is "
          + "forfeited."),
  FLOP_TOO_MANY(
      "HOLDEM-IRR-4",
      "A flop of too many cards is taken back and reshuffled; the burn stays, none is added."),
  FLOP_EARLY(
      "HOLDEM-IRR-5",
      "A flop before the betting is complete is taken back and reshuffled; the burn stays, none is "
          + "added."),
  TURN_EARLY(
      "HOLDEM-IRR-6",
      "An early turn card does not play: burn, the next card is the turn, and the river comes from "
          + "a reshuffled deck without a burn."),
  RIVER_EARLY(
      "HOLDEM-IRR-7", "An early river card is reshuffled into the deck; no further burn is made."),
  HOLDEM_EXPOSED(
      "HOLDEM-IRR-8",
      "A card exposed by the dealer is replaced after the deal and becomes the burn card."),
  HOLDEM_OFF_TABLE("HOLDEM-IRR-9", "A card dealt off the table is an exposed card."),
  HOLDEM_TOUCHED("HOLDEM-IRR-10", "A card exposed by touching its own player is kept."),
  PLAYS_BOARD("HOLDEM-IRR-11", "A player who plays the board must announce it before mucking."),
  PINEAPPLE_NOT_CLEARED(
      "PINEAPPLE-IRR-1", "A player who has not discarded when hands are cleared has a dead hand."),
  DRAW_TOO_FEW("DRAW-IRR-1", "Missing cards are dealt as long as the first player has not acted."),
  DRAW_DEALER_SHORT(
      "DRAW-IRR-2", "The player in the dealer's position may get their fifth card after action."),
  DRAW_SHORT_DRAWS(
      "DRAW-IRR-3", "After action a player with too few cards draws as many as complete five."),
  DRAW_FOUL("DRAW-IRR-4", "More or fewer than five cards after the draw are a foul hand."),
  DRAW_EXPOSED_KEPT("DRAW-IRR-5", "A card exposed by the dealer before the draw is kept."),
  DRAW_EXPOSED_REPLACED(
      "DRAW-IRR-6",
      "A card exposed on the draw is not kept; it is replaced at the end of the draw."),
  DRAW_CHANGED(
      "DRAW-IRR-7",
      "The number asked for may change only while no card was dealt for it and nobody acted on it."),
  DRAW_PAT_UNAWARE(
      "DRAW-IRR-8", "A player who declared a pat hand unaware of a raise may still play it."),
  DRAW_ASKED(
      "DRAW-IRR-9", "Asked how many they drew, a player answers until action after the draw."),
  DRAW_STUB_OUT("DRAW-IRR-10", "When the stub runs out in the draw the discards are shuffled in."),
  LOWBALL_EXPOSED_LOW("LOWBALL-IRR-1", "Before the draw an exposed card of five or less is taken."),
  LOWBALL_EXPOSED_HIGH(
      "LOWBALL-IRR-2", "Before the draw an exposed card above five is replaced after the deal."),
  LOWBALL_EXPOSED_DRAW(
      "LOWBALL-IRR-3", "A card exposed on the draw is not taken; it is replaced after the draw."),
  LOWBALL_OFF_TABLE("LOWBALL-IRR-4", "A card dealt off the table is an exposed card."),
  LOWBALL_SEVEN_BEST(
      "LOWBALL-IRR-5", "A checked seven or better that is best voids the action after the draw."),
  LOWBALL_SEVEN_BEATEN(
      "LOWBALL-IRR-6", "A checked seven or better that is beaten loses all it put in."),
  LOWBALL_OVERCALL(
      "LOWBALL-IRR-7", "Overcalls behind a seven's call of a short all-in are returned."),
  STUD_HOLE_EXPOSED(
      "STUD-IRR-1",
      "After an exposed hole card the third card is dealt down, and the hand cannot be forced in."),
  STUD_BURN_WRONG(
      "STUD-IRR-2", "Two burns or none: the cards are moved to the right place if possible."),
  STUD_BURN_DOWN(
      "STUD-IRR-3",
      "After a burn error on a down card that nobody can trace the player keeps the card."),
  STUD_RIVER_UP(
      "STUD-IRR-4",
      "A player whose last card came face up may declare themselves all-in for the pot so far or stay active; "
          + "high on sixth street opens."),
  STUD_MIX_BURNS(
      "STUD-IRR-5",
      "Too few cards on the last street: all but the last are dealt, it is mixed with the burns, "
          + "one is burned and the rest dealt."),
  STUD_MIX_NO_BURN("STUD-IRR-6", "With five players still without a card none is burned."),
  STUD_COMMUNITY(
      "STUD-IRR-7",
      "When that is not enough, one card is turned up that plays in every hand; high on sixth "
          + "street opens."),
  STUD_FOUL("STUD-IRR-8", "More or fewer than seven cards at the end are a foul hand."),
  STUD_OFF_TABLE(
      "STUD-IRR-9", "A card that falls off the table plays; the last one counts as exposed."),
  STUD_PROTECT("STUD-IRR-10", "Players must protect their own hands."),
  STUD_SHORT(
      "STUD-IRR-11", "A player short at the start plays all-in only with at least the ante.");

  private final String id;
  private final String sentence;

  IrregularityRule(String id, String sentence) {
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
