package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import java.util.ArrayList;
import java.util.List;

/// What everybody puts in before the first card of a hand, and the clause that asks for it.
record PostedChips(PokerSheet sheet, PokerState before, Lineup lineup) {

  /// Why that player pays what they pay.
  Rule clause(PokerPlayer chair) {
    if (!hasBlinds()) {
      return antes(sheet);
    }
    int seat = chair.seat();
    if (seat == lineup.killer()) {
      return VariantRule.LOWBALL_NEW_PLAYER;
    }
    if (seat == lineup.big()) {
      return PokerRule.BLINDS;
    }
    if (chair.entry() == Entry.POSTS_BOTH) {
      return PokerRule.MISSED_BLINDS;
    }
    if (chair.entry() == Entry.POSTS_BIG) {
      return chair.distance() >= 0 ? PokerRule.MOVED_SEAT : PokerRule.NEW_PLAYER;
    }
    // Because of a departure the big blind has passed this player, who pays it where they sit
    //
    var usual = seat == lineup.small() ? before.row().smallBlind() : Money.ZERO;
    boolean isPassed = lineup.big() > 0 && live(seat).isMoreThan(usual);
    return isPassed ? PokerRule.BUTTON_FORWARD : PokerRule.BLINDS;
  }

  /// The book has antes in stud; in a draw game they are the house's.
  static Rule antes(PokerSheet sheet) {
    return sheet.variant().bringsIn() ? VariantRule.STUD_ANTE : PokerRule.HOUSE_RULES;
  }

  /// The clause for a player who missed a blind.
  static Rule missed(PokerSheet sheet) {
    return sheet.variant().irregularities() == IrregularitySection.LOWBALL
        ? VariantRule.LOWBALL_NEW_PLAYER
        : PokerRule.MISSED_BLINDS;
  }

  private boolean hasBlinds() {
    return sheet.variant().opensWith(ForcedBets.BLINDS);
  }

  private Money live(int seat) {
    return lineup.live().get(lineup.place(seat));
  }

  List<StoryLine> story() {
    var lines = new ArrayList<StoryLine>();
    for (int seat : lineup.seats()) {
      var chair = before.at(seat).orElseThrow();
      var due = hasBlinds() ? live(seat).plus(lineup.dead().get(lineup.place(seat))) : ante();
      var paid = due.min(chair.stack());
      if (paid.isPositive()) {
        var text = "Seat %d %s.".formatted(seat, words(seat).formatted(paid));
        lines.add(StoryLine.chips(Position.seat(seat), text, paid, clause(chair)));
      }
    }
    return lines;
  }

  private Money ante() {
    return before.row().ante();
  }

  private String words(int seat) {
    if (!hasBlinds()) {
      return "antes %s";
    }
    return seat == lineup.killer() ? "kills the pot for %s to come in" : "posts %s";
  }
}
