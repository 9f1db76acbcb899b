package cardroom.games.poker.variant;

import cardroom.cards.ranking.HandRanking;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.Selection;
import cardroom.games.rules.Rule;

/// A part of every pot and the hand that takes it.
///
/// @param part the whole pot, or its half for high or for low
/// @param ranking how hands are compared
/// @param name what the ranking is called
/// @param selection which cards may be put together
/// @param rule the clause that gives the pot to that hand
public record PotShare(
    Part part, HandRanking ranking, String name, Selection selection, Rule rule) {

  /// Which part of the pot.
  public enum Part {
    WHOLE("wins"),
    HIGH("high"),
    LOW("low");

    private final String word;

    Part(String word) {
      this.word = word;
    }

    /// The word that begins its line in the notation.
    public String word() {
      return word;
    }
  }

  /// How the strength of a player's cards compares under this share; higher is better.
  public int strength(long own, long board) {
    return selection.strength(ranking, own, board);
  }

  public PotShare from(Selection cards) {
    return new PotShare(part, ranking, name, cards, rule);
  }

  public PotShare by(Rule clause) {
    return new PotShare(part, ranking, name, selection, clause);
  }

  /// The same part of the pot for any low at all.
  PotShare withoutQualifier() {
    return part == Part.LOW && name.equals(PotShareText.LOW_EIGHT_OR_BETTER.words())
        ? new PotShare(
            part, Rankings.LOW_ACE_TO_FIVE, PotShareText.LOW_ACE_TO_FIVE.words(), selection, rule)
        : this;
  }

  @Override
  public String toString() {
    var pot = part == Part.WHOLE ? "whole pot" : "half for " + part.word();
    var cards = selection == Selection.ANY_FIVE ? "any five" : "two hole and three board";
    return pot + ": " + name + " from " + cards + " (" + rule.id() + ")";
  }
}
