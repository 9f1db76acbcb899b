package cardroom.app.play;

import cardroom.games.rules.Rule;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The settlement line by line, in its order, with the clause and the reason.
record SettlementLines(ScreenColours paint, int width) {

  List<String> lines(View view, String me) {
    var columns = new Columns();
    for (var result : view.results()) {
      columns.row(
          "%3d.".formatted(result.order()),
          ChoiceMenu.place(result.position()),
          result.bettor().equals(me) ? paint.bold(me) : result.bettor(),
          result.wager().word(),
          word(result),
          result.why() + " " + paint.dim(clauses(result)));
    }
    var lines = new ArrayList<>(columns.lines(width));
    if (view.bank().isPresent()) {
      lines.addAll(meters(view.bank().get()));
      lines.addAll(shortage(view));
    }
    return lines;
  }

  /// The clause that decided, and the one about a short bank where it applied; the reader may ask
  /// for all.
  private static String clauses(View.Result result) {
    var decided = result.rules().getFirst().id();
    return isShort(result) ? decided + " " + result.rules().getLast().id() : decided;
  }

  private static boolean isShort(View.Result result) {
    return !result.amount().equals(result.due());
  }

  private String word(View.Result result) {
    var isPart = !result.amount().isZero() && !result.amount().equals(result.due());
    var amount = result.amount().isZero() ? "" : " " + result.amount();
    var said = result.word() + amount + (isPart ? " of " + result.due() : "");
    return switch (result.word()) {
      case WIN -> paint.good(said);
      case LOSE -> paint.bad(said);
      case PUSH, RETURNED -> said;
    };
  }

  private List<String> meters(View.BankView bank) {
    var net = bank.collected().minus(bank.paid());
    var said = net.isZero() ? "even" : (net.isPositive() ? "+" : "") + net;
    var text =
        "  bank %s: paid %s %s, took %s %s; %s %s."
            .formatted(
                bank.wager(),
                paint.meter(bank.paid().cents(), bank.wager().cents()),
                bank.paid(),
                paint.meter(bank.collected().cents(), bank.wager().cents()),
                bank.collected(),
                bank.player(),
                said);
    return Columns.wrapped(text, width, "    ");
  }

  /// Why somebody got less than their hand was worth: the clauses that only apply to a short bank.
  private List<String> shortage(View view) {
    var touched = view.results().stream().filter(SettlementLines::isShort).toList();
    if (touched.isEmpty()) {
      return List.of();
    }
    var wagers = touched.size() == 1 ? "1 wager" : touched.size() + " wagers";
    var clauses = touched.stream().map(result -> result.rules().getLast());
    return Stream.concat(
            Columns.wrapped(
                paint.brass("  The bank was short")
                    + ": %s could not be met in full, and what it did not cover went back."
                        .formatted(wagers),
                width,
                "    ")
                .stream(),
            sentences(clauses).stream())
        .toList();
  }

  /// Each clause once, with its sentence.
  List<String> sentences(Stream<Rule> clauses) {
    return clauses
        .distinct()
        .map(clause -> "  " + paint.dim(clause.id()) + "  " + clause.sentence())
        .flatMap(text -> Columns.wrapped(text, width, "    ").stream())
        .toList();
  }
}
