package cardroom.analysis.document;

import cardroom.analysis.pure215.CardSupply;
import cardroom.cards.Card;
import cardroom.cards.CardCounts;
import cardroom.houses.LoadedSheet;
import java.util.List;
import java.util.Optional;

/// What is to be analysed: a sheet, and the cards that are dealt from.
///
/// @param decks how many decks, empty for infinitely many
/// @param removed cards taken out of them
/// @param cards what is left to deal; empty with infinitely many decks
public record AnalysedSheet(
    String game,
    LoadedSheet<?> loaded,
    Optional<Integer> decks,
    List<Card> removed,
    List<Card> cards) {

  /// The word for infinitely many decks.
  public static final String ENDLESS = "infinite";

  public AnalysedSheet {
    removed = List.copyOf(removed);
    cards = List.copyOf(cards);
  }

  /// Whole decks, or infinitely many.
  public static AnalysedSheet whole(String game, LoadedSheet<?> loaded, Optional<Integer> decks) {
    var cards = decks.map(count -> CardCounts.of(count).cards()).orElse(List.of());
    return new AnalysedSheet(game, loaded, decks, List.of(), cards);
  }

  /// The cards by their points, for Pure 21.5.
  public CardSupply supply() {
    return decks.isPresent() ? CardSupply.of(cards) : CardSupply.endless();
  }

  Object decksWord() {
    return decks.map(count -> (Object) count).orElse(ENDLESS);
  }
}
