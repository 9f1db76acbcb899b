package cardroom.analysis.simulate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/// The finished blocks of a simulation on disk, so that it can be continued another day.
///
/// Its first line is the question; a file of another question is refused.
public record StateFile(Path path, String question) {

  private static final String FORMAT = "cardroom simulation 2";

  public StateFile {
    if (question.contains("\n")) {
      throw new IllegalArgumentException("a question is one line");
    }
  }

  public boolean exists() {
    return Files.exists(path);
  }

  /// Written to a temporary file and renamed, so that an interruption leaves the old file intact.
  public void write(SimulationState state) throws IOException {
    var lines = new ArrayList<String>();
    lines.add(FORMAT);
    lines.add(question);
    lines.add("blocks " + state.blocks());
    lines.addAll(TallyText.of(state.tally()));
    lines.add("end");
    var beside = path.resolveSibling(path.getFileName() + ".new");
    Files.write(beside, lines);
    Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /// @throws IllegalArgumentException in one sentence when it is not the state of this run
  public SimulationState read(SimulatedTable table) throws IOException {
    var lines = new ArrayList<>(Files.readAllLines(path));
    if (lines.size() < 4 || !lines.getFirst().equals(FORMAT) || !lines.getLast().equals("end")) {
      throw new IllegalArgumentException(
          path + " is not a whole state file of a simulation; name another file, or remove it");
    }
    if (!lines.get(1).equals(question)) {
      throw new IllegalArgumentException(
          "%s is the state of another run (%s); this one is (%s): name another file"
              .formatted(path, lines.get(1), question));
    }
    try {
      return read(lines, table);
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      throw new IllegalArgumentException(path + " is damaged; remove it to start again");
    }
  }

  private static SimulationState read(List<String> lines, SimulatedTable table) {
    var blocks = TallyText.numbers(lines.get(2), "blocks")[0];
    return new SimulationState(blocks, TallyText.read(lines.subList(3, lines.size()), table));
  }
}
