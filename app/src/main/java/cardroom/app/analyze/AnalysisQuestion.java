package cardroom.app.analyze;

import cardroom.analysis.document.AnalysedSheet;
import cardroom.app.WrongUse;
import cardroom.cards.Card;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.houses.reading.SheetError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is to be analysed: a sheet in force, and the cards.
///
/// @param decks how many decks, empty for infinitely many
/// @param removed cards taken out of them
record AnalysisQuestion(
    String game, LoadedSheet<?> loaded, Optional<Integer> decks, List<Card> removed) {

  private static final int CARDS_MIN = 20;

  /// @param decks the word of the command line, a number or `infinite`
  static AnalysisQuestion of(
      Catalogue catalogue,
      String game,
      String house,
      Optional<String> decks,
      String removed,
      Map<String, String> options) {
    var isEndless = decks.filter(AnalysedSheet.ENDLESS::equals).isPresent();
    var changed = new LinkedHashMap<>(options);
    decks
        .filter(_ -> !isEndless && game.equals("pure-21.5"))
        .ifPresent(word -> changed.put("decks", number(word)));
    var loaded = loaded(catalogue, game, house, changed, decks.isPresent());
    var cards = GivenCards.parse(removed);
    if (isEndless && !cards.isEmpty()) {
      throw new WrongUse(
          "--removed %s: cards cannot be removed from infinite decks; name a number of decks."
              .formatted(removed));
    }
    return new AnalysisQuestion(game, loaded, decksOf(loaded, decks, isEndless), cards);
  }

  /// A number of decks that the sheet does not allow is refused, naming the option as the user gave
  /// it.
  private static LoadedSheet<?> loaded(
      Catalogue catalogue,
      String game,
      String house,
      Map<String, String> options,
      boolean isNamed) {
    try {
      return catalogue.load(house, game, options);
    } catch (SheetError wrong) {
      var fault = wrong.faults().getFirst();
      var said = isNamed ? fault.replace("--option decks=", "--decks ") : fault;
      throw new SheetError(List.of(said + further(wrong.faults().size() - 1)));
    }
  }

  /// Only the first fault is reported here; `house check` reports all of them.
  private static String further(int faults) {
    return switch (faults) {
      case 0 -> "";
      case 1 -> " (and one more fault; ./cardroom house check names both)";
      default -> " (and %d more faults; ./cardroom house check names all)".formatted(faults);
    };
  }

  private static String number(String word) {
    if (!word.matches("[1-8]")) {
      throw new WrongUse(
          "--decks %s: a shoe has 1 to 8 decks; give a number such as 6, or infinite."
              .formatted(word));
    }
    return word;
  }

  private static Optional<Integer> decksOf(
      LoadedSheet<?> loaded, Optional<String> decks, boolean isEndless) {
    return switch (loaded.sheet()) {
      case cardroom.games.pure215.Sheet pure ->
          isEndless ? Optional.empty() : Optional.of(pure.shoe().decks());
      default -> {
        if (decks.filter(word -> !word.equals("1")).isPresent()) {
          throw new WrongUse(
              "--decks %s: %s is dealt from one deck."
                  .formatted(decks.get(), loaded.form().name()));
        }
        yield Optional.of(1);
      }
    };
  }

  /// The cards that are dealt from; refused if there are too few to finish a round.
  List<Card> cards() {
    var cards = GivenCards.of(decks.orElseThrow(), removed);
    if (cards.size() < CARDS_MIN) {
      throw new WrongUse(
          "--removed: that leaves %d cards, too few for a round; leave %d at least."
              .formatted(cards.size(), CARDS_MIN));
    }
    return cards;
  }

  AnalysedSheet analysed() {
    return new AnalysedSheet(game, loaded, decks, removed, decks.isPresent() ? cards() : List.of());
  }
}
