package cardroom.server.lab;

import cardroom.analysis.document.AnalysedSheet;
import cardroom.analysis.document.SheetDocument;
import cardroom.analysis.document.WantedFigures;
import cardroom.analysis.parsheet.EmbeddedFonts;
import cardroom.analysis.parsheet.ParSheet;
import cardroom.houses.LoadedSheet;
import cardroom.server.lab.SheetFigures.Question;
import java.util.Optional;

/// Files from the lab: the PAR sheet of a question, and the rule sheet that it is about, options
/// applied.
public record LabFiles(SheetFigures figures) {

  /// A bank that is asked about, and how many rounds are played to find out.
  public record PlayedBank(AskedBank asked, long rounds) {}

  /// One self-contained page with the same figures that `analyze --html` writes.
  ///
  /// @throws IllegalArgumentException in one sentence where there is nothing to analyse
  public String parSheet(Question question, Optional<PlayedBank> bank) {
    var loaded = figures.loaded(question);
    var asked = AnalysedSheet.whole(question.game(), loaded, decks(question, loaded));
    var removal = question.removal() && asked.decks().isPresent();
    var document = SheetDocument.of(asked, new WantedFigures(true, removal));
    bank.ifPresent(
        played ->
            document.put("bank", figures.risk(question, played.asked(), played.rounds()).report()));
    return ParSheet.html(document, loaded, EmbeddedFonts.css());
  }

  private static Optional<Integer> decks(Question question, LoadedSheet<?> loaded) {
    return switch (loaded.sheet()) {
      case cardroom.games.pure215.Sheet sheet ->
          Optional.of(sheet.shoe().decks()).filter(_ -> !question.isEndless());
      default -> Optional.of(1);
    };
  }

  public String ruleSheet(Question question) {
    return figures.loaded(question).yaml();
  }
}
