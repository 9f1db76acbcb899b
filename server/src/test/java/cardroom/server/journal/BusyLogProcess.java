package cardroom.server.journal;

import java.nio.file.Path;
import java.util.List;

/// A real process that writes without a rest and copies its short log all the time; every commit is
/// printed. It runs until it is killed.
public final class BusyLogProcess {
  private BusyLogProcess() {}

  public static void main(String[] arguments) throws WriteFailure.Thrown {
    var database = Database.in(Path.of(arguments[0])).ready();
    var store = new SqlStore(database, Writer.ALONE, new LogCopier.Sizes(50, 5, 20, 500));
    for (long table = Long.parseLong(arguments[1]); true; table++) {
      store.commit(List.of(LogPages.page(table, 1)));
      System.out.println(table);
    }
  }
}
