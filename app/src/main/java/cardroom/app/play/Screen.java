package cardroom.app.play;

import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/// Draws a view as lines of text; it knows no game.
final class Screen {

  private final PrintWriter out;
  private final Paint paint;

  Screen(PrintWriter out, Paint paint) {
    this.out = out;
    this.paint = paint;
  }

  void say(String text) {
    out.println(text);
    out.flush();
  }

  void tell(StoryLine line) {
    switch (line.kind()) {
      case "deal" -> say("  " + paint.dim("card  ") + where(line) + paint.cards(line.cards()));
      case "turn" -> say("  " + paint.dim("turn  ") + line.text());
      case "button" -> say("  " + paint.brass("button ") + line.text() + clause(line));
      case "result" -> {}
      default -> say("  " + line.text() + clause(line));
    }
  }

  private static String where(StoryLine line) {
    var place = line.position().id();
    return "%-6s ".formatted(place.equals("bank") ? "bank" : "seat " + place);
  }

  private String clause(StoryLine line) {
    return line.rule().isEmpty() ? "" : " " + paint.dim(line.rule());
  }

  void opening(View view) {
    var table = view.table();
    say("");
    say(paint.bold("%s · %s · %s".formatted(table.name(), table.house(), table.game())));
    say(paint.dim(table.stakes()));
    var areas =
        table.wagers().stream()
            .map(area -> "%s %s-%s".formatted(area.label(), area.min(), area.max()))
            .collect(Collectors.joining(", "));
    if (!areas.isEmpty()) {
      say(paint.dim("Wagers: " + areas));
    }
  }

  /// Who sits where, what lies on the circles, and the bank with its meters.
  void table(View view) {
    say("");
    var seats =
        view.seats().stream()
            .filter(seat -> !seat.player().isEmpty())
            .map(this::seat)
            .collect(Collectors.joining("  "));
    say(paint.dim("Round %d  ".formatted(view.table().round())) + seats);
    view.bank().ifPresent(this::bank);
    if (!view.board().isEmpty()) {
      say("  board    " + paint.cards(view.board()));
    }
    view.pots().forEach(pot -> say("  %-8s %s".formatted(pot.name(), pot.amount())));
    view.positions().forEach(this::spot);
  }

  private String seat(View.SeatView seat) {
    var marks =
        seat.tags().stream()
            .filter(tag -> !tag.equals("you") && !tag.equals("to-act"))
            .collect(Collectors.joining(", "));
    var text =
        "%d %s %s%s"
            .formatted(
                seat.seat(),
                seat.player(),
                seat.stack(),
                marks.isEmpty() ? "" : " (" + marks + ")");
    return seat.tags().contains("you") ? paint.bold(text) : text;
  }

  private void bank(View.BankView bank) {
    var turn = bank.turn() == 1 ? "first hand" : "second hand";
    say(
        "  %s %s · seat %d %s · %s"
            .formatted(
                paint.brass("bank"), bank.wager(), bank.seat(), bank.player(), paint.dim(turn)));
    if (!bank.hand().cards().isEmpty()) {
      say("           %s  %s".formatted(paint.cards(bank.hand().cards()), bank.hand().total()));
    }
  }

  private void spot(View.Spot spot) {
    var stakes =
        spot.stakes().stream()
            .map(stake -> stake.wager() + " " + stake.amount())
            .collect(Collectors.joining(", "));
    var head = "  %-8s %s".formatted(spot.position(), spot.bettor());
    say("%-22s %s".formatted(head, paint.dim(stakes)));
    for (var hand : spot.hands()) {
      var tags = hand.tags().stream().filter(tag -> !tag.equals("active")).toList();
      var mark = hand.tags().contains("active") ? paint.brass("  > ") : "    ";
      say(
          "       %s%s  %s %s"
              .formatted(
                  mark,
                  paint.cards(hand.cards()),
                  hand.total(),
                  paint.dim(String.join(" ", tags))));
    }
  }

  /// The settlement line by line: in its order, with the clause and the reason.
  void settlement(View view, String me) {
    if (view.results().isEmpty()) {
      return;
    }
    table(view);
    say("");
    say(paint.bold("Settlement"));
    view.results().forEach(result -> result(result, me));
    view.bank().ifPresent(this::meters);
  }

  private void result(View.Result result, String me) {
    var amount = result.amount().isZero() ? "" : " " + result.amount();
    var part =
        result.amount().isZero() || result.amount().equals(result.due())
            ? ""
            : " of " + result.due();
    var said = "%-14s".formatted(result.word() + amount + part);
    var word =
        switch (result.word()) {
          case "win" -> paint.good(said);
          case "lose" -> paint.bad(said);
          default -> said;
        };
    var rules = result.rules().stream().map(View.Clause::id).collect(Collectors.joining(" "));
    var who = "%-10s".formatted(result.bettor());
    say(
        " %2d. %-7s %s %-10s %s %s  %s"
            .formatted(
                result.order(),
                result.position(),
                result.bettor().equals(me) ? paint.bold(who) : who,
                result.wager(),
                word,
                paint.dim(rules),
                result.why()));
  }

  private void meters(View.BankView bank) {
    var net = bank.collected().minus(bank.paid());
    var said = net.isZero() ? "even" : net.isPositive() ? "wins " + net : "loses " + net.abs();
    say(
        "     bank %s: paid %s %s, collected %s %s; the player-dealer %s"
            .formatted(
                bank.wager(),
                paint.meter(bank.paid().cents(), bank.wager().cents()),
                bank.paid(),
                paint.meter(bank.collected().cents(), bank.wager().cents()),
                bank.collected(),
                said));
  }

  void sentences(List<View.Clause> clauses) {
    clauses.forEach(clause -> say("  " + paint.dim(clause.id()) + " " + clause.sentence()));
  }
}
