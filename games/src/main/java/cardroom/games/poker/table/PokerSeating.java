package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Command.Act;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.List;

/// What is special about seating at a poker table: what a player owes the blinds, and changes of
/// seats.
record PokerSeating(PokerSheet sheet, PokerState table) {

  Seating seating() {
    return new Seating(
        table.setup().seats(), RoomRule.SEAT, buyIn(), table.chairs(), table.departures());
  }

  /// From ten big bets to a thousand.
  private Amount buyIn() {
    var unit = unit();
    return new Amount(unit.times(10), unit.times(1000), sheet.chip(), unit.times(50));
  }

  private Money unit() {
    return switch (table.row().stakes()) {
      case cardroom.games.table.Setup.Stakes.Limit(_, var big) -> big;
      case cardroom.games.table.Setup.Stakes.Spread(var least, _) -> least.times(2);
      case cardroom.games.table.Setup.Stakes.Schedule _ -> Money.dollars(1);
    };
  }

  Ruling sit(Act act) {
    int seat = act.position().seat();
    var refused = seating().seatRefusal(act.player(), seat);
    return refused.isPresent()
        ? refused.get()
        : seating().sit(act, seat, OwedBlinds.entry(table, act.player(), seat, fresh()));
  }

  /// A new player is dealt right in; in Lowball, or where the sheet says so, they wait.
  private Entry fresh() {
    boolean waits = isLowball() || sheet.customs().newPlayerMustPost();
    return hasBlinds() && waits ? Entry.WAITING : Entry.NEW;
  }

  private boolean hasBlinds() {
    return sheet.variant().opensWith(ForcedBets.BLINDS);
  }

  boolean isLowball() {
    return sheet.variant().irregularities() == IrregularitySection.LOWBALL;
  }

  Ruling topUp(Act act, PokerPlayer chair) {
    return isDealtIn(chair)
        ? Ruling.refused(RoomRule.NOT_NOW, "Chips are added between hands", "")
        : seating().topUp(act, chair);
  }

  boolean isDealtIn(PokerPlayer chair) {
    return table.isDealtIn(chair);
  }

  Ruling leave(PokerPlayer chair) {
    return seating().leave(chair, isDealtIn(chair));
  }

  Ruling waits(PokerPlayer chair) {
    boolean may = List.of(Entry.NEW, Entry.MISSED).contains(chair.entry());
    return may && hasBlinds() && !isDealtIn(chair)
        ? Ruling.allowed(new PokerEvent.Entered(chair.player(), Entry.WAITING))
        : Ruling.refused(entryRule(chair), "There is no blind to wait for", "");
  }

  Rule entryRule(PokerPlayer chair) {
    if (isLowball()) {
      return VariantRule.LOWBALL_NEW_PLAYER;
    }
    if (chair.distance() >= 0) {
      return PokerRule.MOVED_SEAT;
    }
    return chair.missed() ? PokerRule.MISSED_BLINDS : PokerRule.NEW_PLAYER;
  }

  /// A player who missed a blind posts both; one who moved, or is new in front of the button, the
  /// big one.
  Ruling post(PokerPlayer chair) {
    if (!hasBlinds()) {
      return Ruling.refused(entryRule(chair), "There is no blind to post", "Be dealt in.");
    }
    if (isLowball() || isDealtIn(chair)) {
      return Ruling.refused(entryRule(chair), "You cannot post now", "Wait for the big blind.");
    }
    boolean isOut = List.of(Entry.NEW, Entry.WAITING, Entry.MISSED).contains(chair.entry());
    if (chair.missed() && isOut) {
      return Ruling.allowed(new PokerEvent.Entered(chair.player(), Entry.POSTS_BOTH));
    }
    boolean may =
        isOut
            && (chair.distance() >= 0
                || isInFrontOfButton(chair)
                || sheet.customs().newPlayerMustPost());
    return may
        ? Ruling.allowed(new PokerEvent.Entered(chair.player(), Entry.POSTS_BIG))
        : Ruling.refused(
            PokerRule.NEW_PLAYER,
            "Only a player directly in front of the button may post",
            "Be dealt in, or wait for the big blind.");
  }

  /// What a post costs: both blinds for a player who missed one, else the big one.
  Money due(PokerPlayer chair) {
    var row = table.row();
    return chair.missed() ? row.smallBlind().plus(row.bigBlind()) : row.bigBlind();
  }

  /// Between the place the button goes to next and the small blind.
  private boolean isInFrontOfButton(PokerPlayer chair) {
    var next = new NextLineup(sheet, table).next();
    return next.filter(line -> line.seats().size() > 2)
        .filter(line -> line.seats().getFirst() == chair.seat())
        .isPresent();
  }

  Ruling kill(PokerPlayer chair) {
    boolean waits = chair.entry() == Entry.WAITING || chair.entry() == Entry.MISSED;
    var other = table.chairs().stream().filter(one -> one.entry() == Entry.KILLS).findFirst();
    if (isLowball() && waits && other.isPresent()) {
      var said = "Seat %d is already killing the next pot".formatted(other.get().seat());
      var remedy = "Wait for the big blind, or kill the pot after that.";
      return Ruling.refused(VariantRule.LOWBALL_NEW_PLAYER, said, remedy);
    }
    boolean affords = !chair.stack().isLessThan(table.row().bigBlind().times(2));
    return isLowball() && waits && affords && !isDealtIn(chair)
        ? Ruling.allowed(new PokerEvent.Entered(chair.player(), Entry.KILLS))
        : Ruling.refused(VariantRule.LOWBALL_NEW_PLAYER, "You cannot kill to come in", "");
  }

  /// Moves to a free seat, between the player's hands. Moving away from the coming blind, they must
  /// post or wait.
  Ruling move(Act act, PokerPlayer chair) {
    int to = act.position().seat();
    var due = new PokerPlayer.BlindDue(seating().isFree(to) ? waitsAt(chair, to) : -1);
    return seating().move(chair, to, isDealtIn(chair), "hand", due);
  }

  /// Where a player must wait after a move to that seat, or -1: a player who has missed a blind
  /// owes it already, and a newcomer has no place to move away from.
  int waitsAt(PokerPlayer chair, int to) {
    if (chair.distance() >= 0) {
      return chair.distance();
    }
    return chair.entry() == Entry.IN && hasBlinds()
        ? BlindDistance.waitsAt(table, chair.player(), chair.paid(), chair.seat(), to)
        : -1;
  }
}
