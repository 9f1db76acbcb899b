package cardroom.games.poker.hand;

import cardroom.games.poker.betting.BettingRound;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;

/// A hand in progress: one record for every phase, holding only what is true in it.
public sealed interface Hand {

  Felt felt();

  /// The deck deals what the plan says.
  ///
  /// @param table the table when this line of the plan began; a dealt card copies only the layout
  /// @param layout where the cards are now
  /// @param done how many cards of the line are dealt
  /// @param place the place that was dealt to last, or -1
  /// @param after where the hand goes on when the plan is done
  record Dealing(Felt table, Layout layout, DealPlan.Line line, int done, int place, Then after)
      implements Hand {
    Dealing(Felt felt, DealPlan.Line line, int place, Then after) {
      this(felt, felt.layout(), line, 0, place, after);
    }

    @Override
    public Felt felt() {
      return table.layout(layout);
    }

    /// What the dealer does now.
    public DealStep now() {
      return line.now();
    }

    Dealing felt(Felt next) {
      return new Dealing(next, next.layout(), line, done, place, after);
    }
  }

  /// These cards, the whole stub, are shuffled; then the hand goes on.
  record Shuffling(Hand next) implements Hand {
    @Override
    public Felt felt() {
      return next.felt();
    }
  }

  /// Everybody has seen two cards and may kill the pot (LOWBALL-4). Every answer makes a new value,
  /// so the sets are kept as bits, as in [BettingRound].
  ///
  /// @param pendingBits who has not answered
  /// @param claimBits who wants to kill
  record Killing(Felt felt, Dealing dealing, int pendingBits, int claimBits) implements Hand {
    Killing(Felt felt, Dealing dealing, PlaceSet pending, PlaceSet claims) {
      this(felt, dealing, pending.bits(), claims.bits());
    }

    public PlaceSet pending() {
      return new PlaceSet(pendingBits);
    }

    public PlaceSet claims() {
      return new PlaceSet(claimBits);
    }
  }

  /// The forced opening of a stud hand: bring it in or complete.
  record Opening(Felt felt, BettingRound round, int place) implements Hand {
    /// A player who opens for a forced player without chips is not forced themselves.
    boolean mayFold() {
      return place != round.leader();
    }
  }

  /// A place decides.
  record Betting(Felt felt, BettingRound round, int place) implements Hand {}

  /// A place says which cards it replaces.
  ///
  /// @param pendingBits the places that have not drawn yet, this one included
  record Drawing(Felt felt, Dealing dealing, int place, int pendingBits) implements Hand {
    Drawing(Felt felt, Dealing dealing, int place, PlaceSet pending) {
      this(felt, dealing, place, pending.bits());
    }

    public PlaceSet pending() {
      return new PlaceSet(pendingBits);
    }
  }

  /// The deck deals a place the cards it asked for.
  ///
  /// @param table the table when the place had asked; a dealt card copies only the layout
  /// @param layout where the cards are now
  /// @param asked the hand before the player asked, as long as they may change their mind (DRAW-4)
  /// @param given the cards given up by this draw, so that they are not dealt to the same place
  ///   again
  record Replacing(
      Felt table, Layout layout, Drawing asked, int owed, boolean untouched, long given)
      implements Hand {
    @Override
    public Felt felt() {
      return table.layout(layout);
    }

    public int place() {
      return asked.place();
    }

    /// The same with these cards in the stub.
    Replacing intoStub(long cards) {
      return new Replacing(table, layout.intoStub(cards), asked, owed, untouched, given);
    }
  }

  /// Everybody gives up a card (PINEAPPLE-1).
  record Discarding(Felt felt, BettingRound last, PlaceSet pending) implements Hand {}

  /// A place shows or mucks.
  ///
  /// @param pending who has not shown, this place included
  /// @param shown who has shown
  /// @param board who announced that the board plays (HOLDEM-2)
  record Showing(
      Felt felt, BettingRound last, int place, PlaceSet pending, PlaceSet shown, PlaceSet board)
      implements Hand {}

  /// A card too many is taken at random from a place (HOLDEM-IRR-2).
  record Taking(Felt felt, Hand next, int place) implements Hand {}

  /// Over: the pots belong to the best of those who claim them.
  ///
  /// @param claims who may win: the last player in, or those who did not muck
  record Finished(Felt felt, BettingRound last, PlaceSet claims, PlaceSet shown, PlaceSet board)
      implements Hand {
    /// The same hand when the table takes that much from the pot at its end.
    public Finished dropping(long fee) {
      return new Finished(felt.dropping(fee), last, claims, shown, board);
    }
  }

  /// The deal is void: posts stand, everything else goes back.
  record Misdealt(Felt felt) implements Hand {}

  /// Where a hand goes on after cards were dealt.
  sealed interface Then {
    /// The betting of the street begins.
    record Bet() implements Then {}

    /// A hand interrupted by an irregularity goes on as it was, with what was dealt since.
    record Resume(Hand hand) implements Then {}

    Bet BET = new Bet();
  }
}
