package cardroom.app;

import cardroom.app.house.House;
import cardroom.app.judge.Judge;
import cardroom.app.open.Open;
import cardroom.app.play.Play;
import cardroom.app.records.Backup;
import cardroom.app.records.Export;
import cardroom.app.replay.Replay;
import cardroom.app.settle.Settle;
import cardroom.app.verify.Verify;
import java.util.List;

/// Every command of the house, in the order in which the help lists them.
///
/// A command is one class with picocli's `@Command`, a `Callable<Integer>` that returns a status of
/// [Status] and prints to `spec.commandLine().getOut()`. It is known once it stands in this list.
final class Commands {

  /// What `./cardroom` alone does: the room opens.
  static final List<String> WHEN_NONE_IS_GIVEN = List.of("open");

  private Commands() {}

  static List<Object> all() {
    return List.of(
        new Open(),
        new Verify(),
        new Export(),
        new Backup(),
        new Play(),
        new Judge(),
        new Settle(),
        new Replay(),
        new House());
  }
}
