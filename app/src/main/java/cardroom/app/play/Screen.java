package cardroom.app.play;

import cardroom.games.rules.Rule;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Prints lines that fit, in the order in which things happen; it knows no game.
final class Screen {

  private final PrintWriter out;
  private final ScreenColours paint;
  private final Console console;
  private final TerminalStory story;

  Screen(PrintWriter out, ScreenColours paint, Console console) {
    this.out = out;
    this.paint = paint;
    this.console = console;
    this.story = new TerminalStory(paint);
  }

  /// False once the reader of the output has gone, as `head` does.
  boolean isHeard() {
    return !out.checkError();
  }

  void say(String text) {
    finishStory();
    print(text);
  }

  private void print(String text) {
    Columns.wrapped(text, console.width(), "    ").forEach(out::println);
    out.flush();
  }

  private void printAll(List<String> lines) {
    finishStory();
    lines.forEach(out::println);
    out.flush();
  }

  void tell(StoryLine line) {
    story.tell(line).forEach(this::beat);
  }

  private void finishStory() {
    story.rest().forEach(this::beat);
  }

  private void beat(String text) {
    print(text);
    console.pause();
  }

  void opening(View view) {
    var table = view.table();
    say(
        paint.bold("%s · %s · %s".formatted(table.name(), table.house(), table.game()))
            + " · "
            + table.stakes());
    var areas =
        table.wagers().stream()
            .map(area -> "%s %s-%s".formatted(area.wager().label(), area.min(), area.max()))
            .collect(Collectors.joining(", "));
    if (!areas.isEmpty()) {
      say(paint.dim("Wagers: " + areas + "."));
    }
  }

  void note(String text) {
    say(paint.dim(text));
  }

  void heading(String round, View view) {
    var facts =
        view.table().facts().stream()
            .filter(fact -> !fact.value().equals("0"))
            // What never changes is shown once, on the sign.
            .filter(fact -> !fact.name().matches(".*-(pays|qualifies)"))
            .map(fact -> "%s %s".formatted(fact.name().replace('-', ' '), fact.value()))
            .collect(Collectors.joining(", "));
    say("");
    say(paint.bold(round) + paint.dim(facts.isEmpty() ? "" : "  " + facts));
  }

  void table(View view) {
    printAll(new TableDrawing(paint, console.width()).whole(view));
  }

  void before(View view, String me) {
    printAll(new TableDrawing(paint, console.width()).brief(view, me));
  }

  void settlement(View view, String me) {
    printAll(new SettlementLines(paint, console.width()).lines(view, me));
  }

  void sentences(Stream<Rule> clauses) {
    printAll(new SettlementLines(paint, console.width()).sentences(clauses));
  }

  void more(ChoiceMenu menu) {
    printAll(menu.more(console.width()));
  }
}
