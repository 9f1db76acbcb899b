package cardroom.proving.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/// Folders that nobody needs once the process has ended.
final class FuzzFolder {
  private static final String NAME = "cardroom-fuzz-";
  // In memory where the system offers that: elsewhere every commit waits for the disk.
  private static final Path MEMORY = Path.of("/dev/shm");
  private static final long LEAST = 2L << 30;

  private FuzzFolder() {}

  /// A new folder for a process that is started from here, to be cleared when it has ended. Removes
  /// first what killed processes left behind.
  static Path forAnother() throws IOException {
    var place = place();
    sweep(place);
    return Files.createTempDirectory(place, NAME + ProcessHandle.current().pid() + "-");
  }

  /// A new folder for this process, cleared when it ends.
  ///
  /// @param before what to do before clearing it
  static Path ofOwn(Runnable before) {
    try {
      var folder = Files.createTempDirectory(NAME + ProcessHandle.current().pid() + "-");
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    before.run();
                    clear(folder);
                  }));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path place() throws IOException {
    var isRoomy = Files.isWritable(MEMORY) && Files.getFileStore(MEMORY).getUsableSpace() >= LEAST;
    return isRoomy ? MEMORY : Path.of(System.getProperty("java.io.tmpdir"));
  }

  private static void sweep(Path place) throws IOException {
    List<Path> left = new ArrayList<>();
    try (var folders = Files.newDirectoryStream(place, NAME + "[0-9]*-*")) {
      folders.forEach(left::add);
    }
    left.stream().filter(folder -> !hasOwner(folder)).forEach(FuzzFolder::clear);
  }

  private static boolean hasOwner(Path folder) {
    var name = Objects.requireNonNull(folder.getFileName()).toString();
    var number = name.substring(NAME.length()).replaceFirst("-.*", "");
    return ProcessHandle.of(Long.parseLong(number)).isPresent();
  }

  /// Removes a folder and everything in it; what is already gone does not matter.
  static void clear(Path folder) {
    try (var walk = Files.walk(folder)) {
      for (Path file : walk.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException _) {
      // A process that still writes there clears it itself, or the next run does.
    }
  }
}
