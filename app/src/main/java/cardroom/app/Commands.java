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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Every command, in the order in which the help lists them.
///
/// A command is one class with picocli's `@Command`, a `Callable<Integer>` that returns a status of
/// [Status] and prints to `spec.commandLine().getOut()`. It exists once it is in this list, under
/// the name that its annotation gives it, and it is created only when it is needed.
final class Commands {

  private static final String WHEN_NONE_IS_GIVEN = "open";
  private static final SequencedMap<String, Supplier<?>> ALL = named();
  private static final List<String> OF_THE_HOUSE = List.of("-h", "--help", "-V", "--version");

  private Commands() {}

  /// What `./cardroom` alone does: it opens the room with the given options.
  static List<String> whole(List<String> words) {
    boolean named = !words.isEmpty() && !words.getFirst().startsWith("-");
    return named || words.stream().anyMatch(OF_THE_HOUSE::contains)
        ? words
        : Stream.concat(Stream.of(WHEN_NONE_IS_GIVEN), words.stream()).toList();
  }

  /// Only the command that these words name, since reading the options of all of them takes longer
  /// than some answers; none for `--version`, and all where no command is named, for the help and
  /// for messages about an unknown word.
  static List<Object> asked(List<String> words) {
    if (words.equals(List.of("-V")) || words.equals(List.of("--version"))) {
      return List.of();
    }
    var made = ALL.get(whole(words).getFirst());
    return made == null ? all() : List.of(made.get());
  }

  static List<Object> all() {
    return ALL.values().stream().<Object>map(Supplier::get).toList();
  }

  private static SequencedMap<String, Supplier<?>> named() {
    var all = new LinkedHashMap<String, Supplier<?>>();
    all.put("open", Open::new);
    all.put("verify", Verify::new);
    all.put("export", Export::new);
    all.put("backup", Backup::new);
    all.put("restore", Restore::new);
    all.put("repair", Repair::new);
    all.put("play", Play::new);
    all.put("analyze", Analyze::new);
    all.put("design", Design::new);
    all.put("judge", Judge::new);
    all.put("settle", Settle::new);
    all.put("equity", Equity::new);
    all.put("replay", Replay::new);
    all.put("simulate", Simulate::new);
    all.put("house", House::new);
    return all;
  }
}
