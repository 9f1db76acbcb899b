package cardroom.app;

import cardroom.app.analyze.Analyze;
import cardroom.app.analyze.Design;
import cardroom.app.equity.Equity;
import cardroom.app.house.House;
import cardroom.app.judge.Judge;
import cardroom.app.open.Open;
import cardroom.app.play.Play;
import cardroom.app.records.Backup;
import cardroom.app.records.Export;
import cardroom.app.records.Repair;
import cardroom.app.records.Restore;
import cardroom.app.replay.Replay;
import cardroom.app.settle.Settle;
import cardroom.app.simulate.Simulate;
import cardroom.app.verify.Verify;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/// Every command of the house, in the order in which the help lists them.
///
/// A command is one class with picocli's `@Command`, a `Callable<Integer>` that returns a status of
/// [Status] and prints to `spec.commandLine().getOut()`. It is known once it stands in this list.
final class Commands {

  private static final String WHEN_NONE_IS_GIVEN = "open";
  private static final List<String> OF_THE_HOUSE = List.of("-h", "--help", "-V", "--version");

  private Commands() {}

  /// What `./cardroom` alone does: the room opens, by the options that were given.
  static List<String> whole(List<String> words) {
    boolean named = !words.isEmpty() && !words.getFirst().startsWith("-");
    return named || words.stream().anyMatch(OF_THE_HOUSE::contains)
        ? words
        : Stream.concat(Stream.of(WHEN_NONE_IS_GIVEN), words.stream()).toList();
  }

  /// Only the command that these words name, since reading the options of all of them takes longer
  /// than some answers; all where none is named, for the help and for a word that is none.
  static List<Object> asked(List<String> words) {
    var all = all();
    var first = whole(words).getFirst();
    var named = all.stream().filter(command -> name(command).equals(first)).toList();
    return named.isEmpty() ? all : named;
  }

  private static String name(Object command) {
    return command.getClass().getAnnotation(Command.class).name();
  }

  static List<Object> all() {
    return List.of(
        new Open(),
        new Verify(),
        new Export(),
        new Backup(),
        new Restore(),
        new Repair(),
        new Play(),
        new Analyze(),
        new Design(),
        new Judge(),
        new Settle(),
        new Equity(),
        new Replay(),
        new Simulate(),
        new House());
  }
}
