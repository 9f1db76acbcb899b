package cardroom.games.poker.hand;

import cardroom.cards.Card;

/// Something that went wrong at the table, or its discovery. The engine carries out the remedy of
/// section 3 of the rule book and cites it.
public sealed interface Irregularity {

  /// How a card came to be seen.
  enum Cause {
    /// The house dealer turned it over.
    DEALER,
    /// It fell off the table.
    OFF_TABLE,
    /// It touched the player it was meant for (HOLDEM-IRR-10).
    TOUCHED
  }

  /// The dealer skips a place: it lacks a card.
  record Skipped(int place) implements Irregularity {}

  /// The dealer gives a place one card too many; the deck deals it next.
  record Extra(int place) implements Irregularity {}

  /// A place is found to have a wrong number of cards.
  record Found(int place) implements Irregularity {}

  /// The floor took this card at random from a hand with one too many (HOLDEM-IRR-2).
  record Taken(int place, int index) implements Irregularity {}

  /// A card just dealt to a place was seen by all.
  record Exposed(int place, Card card, Cause cause) implements Irregularity {}

  /// The flop has a card too many; the deck deals it next (HOLDEM-IRR-4).
  record BoardTooMany() implements Irregularity {}

  /// The board of the next street is dealt before the betting is complete (HOLDEM-IRR-5 to 7).
  record BoardEarly() implements Irregularity {}

  /// The dealer burned two cards or none before this street.
  ///
  /// @param traceable whether the cards can still be moved to the right place
  record BurnWrong(int burned, boolean traceable) implements Irregularity {}

  /// A place whose last card was exposed plays for the pot so far only (STUD-IRR-4).
  record AllInForPot(int place) implements Irregularity {}

  /// The first player acted before the deal was complete: that bars no missing card (DRAW-IRR-1).
  record ActedEarly() implements Irregularity {}

  /// A place whose two hole cards were exposed gives its hand back for its ante.
  record Withdrawn(int place) implements Irregularity {}
}
