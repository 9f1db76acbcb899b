package cardroom.app.play;

import cardroom.games.money.Money;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.SeatTag;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Draws a table, one row a place: who, chips, wagers, cards. It knows no game.
record TableDrawing(ScreenColours paint, int width) {

  /// What is told in another way, or plain to see from the chips.
  private static final Set<SeatTag> UNSAID =
      Set.of(SeatTag.YOU, SeatTag.TO_ACT, SeatTag.SHORT_OF_CHIPS);

  List<String> whole(View view) {
    var columns = new Columns();
    view.bank().ifPresent(bank -> bank(columns, bank));
    if (!view.board().isEmpty()) {
      columns.row("  board", "", "", "", paint.cards(view.board()));
    }
    pots(columns, view);
    for (var seat : view.seats()) {
      seat(columns, view, seat);
    }
    return columns.lines(width);
  }

  /// Only the bank, the board and what is in front of one person.
  List<String> brief(View view, String me) {
    var columns = new Columns();
    view.bank().ifPresent(bank -> bank(columns, bank));
    if (!view.board().isEmpty()) {
      columns.row("  board", "", "", "", paint.cards(view.board()));
    }
    pots(columns, view);
    view.positions().stream()
        .filter(spot -> spot.bettor().equals(me))
        .forEach(spot -> spot(columns, spot, chips(view, me)));
    return columns.lines(width);
  }

  /// One sum while all play for the same; the pots by name once somebody is all in.
  private static void pots(Columns columns, View view) {
    if (view.pots().size() == 1) {
      columns.row("  pot", "", pot(view).toString(), "", "");
    } else {
      view.pots()
          .forEach(pot -> columns.row("  " + pot.name(), "", pot.amount().toString(), "", ""));
    }
  }

  /// What all play for: the pots and the bets in front of the players.
  private static Money pot(View view) {
    var pots = view.pots().stream().map(View.Pot::amount);
    var bets = view.positions().stream().flatMap(spot -> spot.stakes().stream());
    return Money.sum(Stream.concat(pots, bets.map(View.Stake::amount)).toList());
  }

  private static String chips(View view, String player) {
    return view.seats().stream()
        .filter(seat -> seat.player().equals(player))
        .map(seat -> seat.stack().toString())
        .findFirst()
        .orElse("");
  }

  private void bank(Columns columns, View.BankView bank) {
    var turn = bank.turn() == 1 ? "first hand" : "second hand";
    var hand = bank.hand();
    columns.row(
        "  " + paint.brass("bank"),
        bank.player(),
        bank.wager().toString(),
        paint.dim(turn),
        hand.cards().isEmpty() ? "" : paint.cards(hand.cards()) + "  " + hand.total());
  }

  private void seat(Columns columns, View view, View.SeatView seat) {
    var here = view.positions().stream().filter(s -> s.position().seat() == seat.seat()).toList();
    var isBetting = here.stream().anyMatch(spot -> !spot.position().isBackline());
    if (!seat.player().isEmpty() && (!isBetting || seat.seat() == 0)) {
      var tags = seat.tags().stream().filter(tag -> !UNSAID.contains(tag)).map(SeatTag::word);
      columns.row(
          "  " + (seat.seat() == 0 ? "rail" : seat.seat()),
          name(seat.player(), seat.tags().contains(SeatTag.YOU)),
          seat.stack().toString(),
          paint.dim(tags.collect(Collectors.joining(", "))),
          "");
    }
    if (seat.seat() > 0) {
      here.forEach(spot -> spot(columns, spot, isOwn(spot, seat) ? seat.stack().toString() : ""));
    }
  }

  private static boolean isOwn(View.Spot spot, View.SeatView seat) {
    return !spot.position().isBackline() && spot.bettor().equals(seat.player());
  }

  private String name(String player, boolean isMe) {
    return isMe ? paint.bold(player) : player;
  }

  private void spot(Columns columns, View.Spot spot, String chips) {
    var stakes =
        spot.stakes().stream()
            .map(stake -> stake.wager() + " " + stake.amount())
            .collect(Collectors.joining(", "));
    var matches = spot.tags().contains(SpotTag.MATCHES) ? ", matches" : "";
    var place = spot.position().isBackline() ? "behind " : "";
    var isFirst = true;
    for (var hand : spot.hands().isEmpty() ? List.of(NONE) : spot.hands()) {
      var mark = hand.tags().contains(Mark.ACTIVE) ? paint.brass("> ") : "  ";
      columns.row(
          mark + (isFirst ? place + spot.position().seat() : ""),
          isFirst ? name(spot.bettor(), spot.bettor().equals(TerminalOpening.ME)) : "",
          isFirst ? chips : "",
          isFirst ? stakes + matches : "",
          hand(spot, hand));
      isFirst = false;
    }
  }

  private static final View.Hand NONE = new View.Hand(List.of(), "", Money.ZERO, List.of());

  private String hand(View.Spot spot, View.Hand hand) {
    if (hand.cards().isEmpty()) {
      return "";
    }
    var said = hand.total().toLowerCase(Locale.ROOT);
    var tags =
        hand.tags().stream()
            .filter(tag -> tag != Mark.ACTIVE)
            .map(HandTag::word)
            .filter(tag -> !said.contains(tag.substring(0, 3)))
            .collect(Collectors.joining(", "));
    // Without chips at the seat, the amount paid is not worth a line: the pot or the settlement
    // shows it.
    var isRaised =
        !spot.stakes().isEmpty()
            && spot.stakes().stream().noneMatch(stake -> stake.amount().equals(hand.stake()));
    var stake = hand.stake().isPositive() && isRaised ? " " + hand.stake() : "";
    var marks = (tags + stake).isEmpty() ? "" : " " + paint.dim((tags + stake).strip());
    return paint.cards(hand.cards()) + "  " + hand.total() + marks;
  }
}
