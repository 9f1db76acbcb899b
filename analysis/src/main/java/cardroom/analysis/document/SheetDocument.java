package cardroom.analysis.document;

import cardroom.analysis.pure215.AnalysisWatch;
import cardroom.houses.LoadedSheet;
import java.util.Map;

/// The document of an analysis.
public final class SheetDocument {

  private SheetDocument() {}

  /// Whether somebody banks this game, so that there is an edge to compute.
  public static boolean isFor(LoadedSheet<?> loaded) {
    return loaded.sheet() instanceof cardroom.games.pure215.Sheet
        || loaded.sheet() instanceof cardroom.games.threecard.Sheet;
  }

  /// @throws IllegalArgumentException where nobody banks the game
  public static Map<String, Object> of(AnalysedSheet asked, WantedFigures wanted) {
    return of(asked, wanted, AnalysisWatch.NOBODY);
  }

  /// The same; when the user stops it, without what is not known yet, which [StoppedEarly] names.
  public static Map<String, Object> of(
      AnalysedSheet asked, WantedFigures wanted, AnalysisWatch watch) {
    return switch (asked.loaded().sheet()) {
      case cardroom.games.pure215.Sheet sheet -> Pure215Json.of(asked, sheet, wanted, watch);
      case cardroom.games.threecard.Sheet sheet -> ThreeCardJson.of(asked, sheet);
      default ->
          throw new IllegalArgumentException("Nobody banks this game: there is no edge to compute");
    };
  }
}
