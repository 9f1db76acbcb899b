package cardroom.app.play;

import cardroom.app.StakesOption;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// An evening as the pipe shows it: a seeded table, and lines that somebody types.
record PipedEvening(String house, String game, long seed, boolean dealerErrors) {

  PipedEvening(String house, String game, long seed) {
    this(house, game, seed, false);
  }

  /// A bot plays the human's seat.
  String watched(int rounds) {
    return evening(rounds, true, List.of(), Map.of());
  }

  /// The human types these lines and is gone when they end.
  String typed(String... lines) {
    return evening(Integer.MAX_VALUE, false, List.of(lines), Map.of());
  }

  String typed(Map<String, String> options, String... lines) {
    return evening(Integer.MAX_VALUE, false, List.of(lines), options);
  }

  private String evening(
      int rounds, boolean auto, List<String> lines, Map<String, String> options) {
    var engine = TableEngines.of(Catalogue.packaged(), house, game, options);
    return evening(engine, rounds, auto, lines);
  }

  private <T> String evening(TableGame<T> engine, int rounds, boolean auto, List<String> lines) {
    var out = new StringWriter();
    var writer = new PrintWriter(out);
    var typed = new StringReader(lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
    var console = new PipeConsole(typed, writer);
    var screen = new Screen(writer, new ScreenColours(ScreenColours.Style.LETTERS), console);
    var bits = Play.bits(new SplittableRandom(seed));
    new TerminalOpening<>(engine, new StakesOption().stakes(engine), bits, screen, console)
        .seat(5, auto, dealerErrors)
        .play(rounds);
    return out.toString().replace(System.lineSeparator(), "\n");
  }
}
