package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.cards.ranking.FiveThatPlay;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.Selection;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Layout;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.poker.variant.PotShare;
import cardroom.games.poker.variant.Variant;
import cardroom.games.table.Face;
import cardroom.games.table.PotPart;
import cardroom.games.table.View;
import java.util.List;

/// What everybody may know about a hand of cards.
final class PublicHand {
  private static final int FIVE = 5;
  private static final int SEVEN = 7;

  private PublicHand() {}

  /// The face-down cards of a place that everybody has seen.
  static long cards(Hand hand, int place) {
    var felt = hand.felt();
    long own = felt.layout().down(place);
    var shown =
        switch (hand) {
          case Hand.Showing s -> s.shown();
          case Hand.Finished f -> f.shown();
          default -> PlaceSet.NONE;
        };
    return shown.contains(place) ? own : own & felt.odd().seen();
  }

  /// How many cards a place drew is public from its draw until somebody acts after the last draw
  /// (DRAW-2).
  static boolean tellsDraw(Hand hand, int place) {
    boolean drawn =
        switch (hand) {
          case Hand.Drawing d -> !d.pending().contains(place);
          case Hand.Replacing r -> place == r.place() || !r.asked().pending().contains(place);
          case Hand.Betting b -> b.felt().streetNow().isDraw() && b.round().acted().isEmpty();
          default -> false;
        };
    return drawn && hand.felt().live().contains(place);
  }

  /// What a hand amounts to so far for each part of the pot; nothing before five cards make one.
  static List<View.Reading> readings(Variant variant, Layout layout, int place) {
    var shares = variant.showdown();
    return isWhole(layout, place, shares.getFirst())
        ? shares.stream().map(share -> reading(layout, place, share)).toList()
        : List.of();
  }

  private static boolean isWhole(Layout layout, int place, PotShare share) {
    int own = layout.count(place);
    int all = own + Long.bitCount(layout.board());
    boolean enough =
        share.selection() == Selection.TWO_HOLE_THREE_BOARD
            ? own >= 2 && Long.bitCount(layout.board()) >= 3
            : own > 0 && all >= FIVE && all <= SEVEN;
    return enough && layout.unknown(place) == 0;
  }

  private static View.Reading reading(Layout layout, int place, PotShare share) {
    var rank = rank(layout, place, share);
    var part = part(share.part());
    return rank.qualifies()
        ? new View.Reading(part, rank.words(), rank.cards().stream().map(Face::up).toList())
        : new View.Reading(part, "", List.of());
  }

  private static PotPart part(PotShare.Part part) {
    return switch (part) {
      case WHOLE -> PotPart.WHOLE;
      case HIGH -> PotPart.HIGH;
      case LOW -> PotPart.LOW;
    };
  }

  /// The part of a divided pot that was received.
  static PotPart part(PotAward award) {
    return switch (award) {
      case WHOLE, RETURNED -> PotPart.WHOLE;
      case HIGH -> PotPart.HIGH;
      case LOW -> PotPart.LOW;
    };
  }

  /// The hand that a place has for a share of the pot.
  static HandRank rank(Layout layout, int place, PotShare share) {
    var own = Cards.ofBits(layout.own(place));
    var board = Cards.ofBits(layout.board());
    return FiveThatPlay.rank(share.selection(), share.ranking(), own, board);
  }
}
