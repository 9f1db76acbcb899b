package cardroom.app.analyze;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.analysis.parsheet.CannotPrint;
import cardroom.analysis.parsheet.EmbeddedFonts;
import cardroom.analysis.parsheet.ParSheet;
import cardroom.analysis.parsheet.PdfPrinter;
import cardroom.app.WrongUse;
import cardroom.houses.LoadedSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/// `--html` and `--pdf`: the analysis as a PAR sheet.
final class PageOptions {

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Writes a PAR sheet, one page to read or to print.")
  private Optional<Path> html = Optional.empty();

  @Option(
      names = "--pdf",
      paramLabel = "FILE",
      description = "Writes the same as PDF; needs an installed Chromium.")
  private Optional<Path> pdf = Optional.empty();

  boolean isWanted() {
    return html.isPresent() || pdf.isPresent();
  }

  /// Any obstacle is reported before anything is computed.
  void check(boolean isComparison) {
    if (isComparison && isWanted()) {
      throw new WrongUse(
          "--versus compares two sheets, and a PAR sheet is for one; write one page for each.");
    }
    if (pdf.isPresent()) {
      printer(System.getenv());
    }
    for (var file : List.of(html, pdf)) {
      file.map(Path::toAbsolutePath)
          .map(Path::getParent)
          .filter(folder -> !Files.isDirectory(folder))
          .ifPresent(
              folder -> {
                throw new WrongUse("%s: there is no such folder to write into.".formatted(folder));
              });
    }
  }

  /// What was written, in a sentence for each file.
  List<String> write(Map<String, Object> document, LoadedSheet<?> sheet) throws IOException {
    var written = new ArrayList<String>();
    if (!isWanted()) {
      return written;
    }
    var page = ParSheet.html(document, sheet, EmbeddedFonts.css());
    if (html.isPresent()) {
      Files.writeString(html.get(), page, UTF_8);
      written.add("Wrote the PAR sheet to " + html.get() + ".");
    }
    if (pdf.isPresent()) {
      Files.write(pdf.get(), printed(page));
      written.add("Wrote the PAR sheet to " + pdf.get() + ".");
    }
    return written;
  }

  static PdfPrinter printer(Map<String, String> environment) {
    try {
      return PdfPrinter.of(environment);
    } catch (CannotPrint no) {
      throw unprinted(no);
    }
  }

  private static byte[] printed(String page) {
    try {
      return PdfPrinter.installed().print(page);
    } catch (CannotPrint no) {
      throw unprinted(no);
    }
  }

  private static WrongUse unprinted(CannotPrint no) {
    return new WrongUse(
        "--pdf: %s, or write the page with --html and print it from a browser."
            .formatted(no.getMessage()));
  }
}
