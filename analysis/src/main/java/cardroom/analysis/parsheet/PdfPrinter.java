package cardroom.analysis.parsheet;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Prints a page as PDF with an installed Chromium, found the way `./check` finds it.
public record PdfPrinter(Path chromium) {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome");
  private static final int SECONDS_MAX = 60;

  /// @throws CannotPrint where there is none
  public static PdfPrinter installed() {
    return of(System.getenv());
  }

  public static PdfPrinter of(Map<String, String> environment) {
    return named(environment)
        .or(() -> onPath(environment.getOrDefault("PATH", "")))
        .map(PdfPrinter::new)
        .orElseThrow(
            () ->
                new CannotPrint(
                    "a PDF needs Chromium, and none is installed; install the package 'chromium' or"
                        + " name the program in CARDROOM_CHROMIUM"));
  }

  private static Optional<Path> named(Map<String, String> environment) {
    var name = environment.getOrDefault("CARDROOM_CHROMIUM", "");
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (!Files.isExecutable(Path.of(name))) {
      throw new CannotPrint(
          "CARDROOM_CHROMIUM is %s, which is not a program; name an installed Chromium"
              .formatted(name));
    }
    return Optional.of(Path.of(name));
  }

  private static Optional<Path> onPath(String path) {
    return NAMES.stream()
        .flatMap(
            name ->
                Arrays.stream(path.split(File.pathSeparator, -1))
                    .filter(folder -> !folder.isEmpty())
                    .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// @throws CannotPrint when nothing comes out
  public byte[] print(String page) {
    try {
      return printed(page);
    } catch (IOException no) {
      throw new CannotPrint("there is no room for temporary files: " + no.getMessage());
    }
  }

  private byte[] printed(String page) throws IOException {
    var folder = Files.createTempDirectory("cardroom-pdf");
    try {
      var source = Files.writeString(folder.resolve("page.html"), page, UTF_8);
      var made = folder.resolve("page.pdf");
      run(source, made, folder);
      return Files.readAllBytes(made);
    } finally {
      delete(folder);
    }
  }

  private void run(Path source, Path made, Path folder) throws IOException {
    var command =
        List.of(
            chromium.toString(),
            "--headless",
            "--disable-gpu",
            "--no-sandbox",
            "--no-first-run",
            "--no-pdf-header-footer",
            // A page is self-contained: it fetches nothing, whatever it contains.
            "--host-resolver-rules=MAP * ~NOTFOUND",
            "--user-data-dir=" + folder.resolve("profile"),
            "--print-to-pdf=" + made,
            source.toUri().toString());
    var log = folder.resolve("log").toFile();
    var process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log).start();
    try {
      boolean ended = process.waitFor(SECONDS_MAX, TimeUnit.SECONDS);
      if (!ended || process.exitValue() != 0 || !Files.exists(made)) {
        throw new CannotPrint("%s printed nothing".formatted(chromium));
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new CannotPrint("printing was interrupted");
    } finally {
      end(process);
    }
  }

  /// Chromium starts child processes, which would outlive it.
  private static void end(Process process) {
    if (process.isAlive()) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
