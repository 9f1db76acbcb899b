package cardroom.spark;

import cardroom.analysis.simulate.RoundListener;
import cardroom.analysis.simulate.SimulatedTable;
import cardroom.analysis.simulate.SimulationBlocks;
import cardroom.app.SheetOptions;
import cardroom.app.simulate.TableQuestion;
import java.io.Serializable;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// The table of a simulation, described by command-line words: every machine reads them for itself,
/// so that only words are sent between machines.
///
/// @param words the options of `simulate` that describe the table
record AskedTable(List<String> words, long seed, long rounds) implements Serializable {

  private static final ConcurrentHashMap<List<String>, TableQuestion.Read> READ =
      new ConcurrentHashMap<>();

  AskedTable {
    words = List.copyOf(words);
  }

  /// Finding the best chart takes a moment, so each machine does it once.
  TableQuestion.Read question() {
    return READ.computeIfAbsent(words, AskedTable::read);
  }

  SimulatedTable table() {
    return question().table();
  }

  SimulationBlocks blocks(RoundListener listener) {
    return new SimulationBlocks(table(), seed, question().policy(), listener);
  }

  private static TableQuestion.Read read(List<String> words) {
    var options = new Options();
    new CommandLine(options).parseArgs(words.toArray(String[]::new));
    return options.table.read(options.sheets);
  }

  @Command
  private static final class Options {
    @Mixin private TableQuestion table = new TableQuestion();
    @Mixin private SheetOptions sheets = new SheetOptions();
  }
}
