package cardroom.notation.poker;

import cardroom.cards.Cards;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.hand.PokerGame;

/// Says what went wrong, and under which clause it was put right.
record IrregularityWords(SeatPlaces seats, Hand hand) {

  void write(Irregularity what, HandLines lines) {
    switch (what) {
      case Irregularity.BurnWrong(int burned, boolean traceable) ->
          lines.line(ruled("burned " + burned + (traceable ? "" : " lost"), what));
      case Irregularity.Taken(int place, int index) -> {
        var own = Cards.ofBits(hand.felt().layout().down(place));
        lines.beforeLast("taken " + own.get(index));
      }
      case Irregularity.Skipped(int place) -> lines.line("skipped " + seat(place));
      case Irregularity.Extra(int place) -> lines.line("extra " + seat(place));
      case Irregularity.Found(int place) -> lines.line(ruled("found " + seat(place), what));
      case Irregularity.Exposed(int place, var card, var cause) ->
          lines.line(ruled("exposed %s %s%s".formatted(seat(place), card, word(cause)), what));
      case Irregularity.BoardTooMany _ -> lines.line(ruled("toomany", what));
      case Irregularity.BoardEarly _ -> lines.line(ruled("early", what));
      case Irregularity.AllInForPot(int place) ->
          lines.line(ruled("all-in-for-pot " + seat(place), what));
      case Irregularity.ActedEarly _ -> lines.line(ruled("acted-early", what));
      case Irregularity.Withdrawn(int place) ->
          lines.line("%s %d withdraws".formatted(hand.felt().streetNow().name(), seat(place)));
    }
  }

  private int seat(int place) {
    return seats.seat(place);
  }

  private static String word(Cause cause) {
    return switch (cause) {
      case DEALER -> "";
      case OFF_TABLE -> " off-table";
      case TOUCHED -> " touched";
    };
  }

  private String ruled(String words, Irregularity what) {
    return PokerGame.remedy(hand, what).map(rule -> words + " -> " + rule.id()).orElse(words);
  }
}
