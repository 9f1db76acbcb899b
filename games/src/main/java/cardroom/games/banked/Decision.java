package cardroom.games.banked;

/// What a player decides in a round; each game has an enum of its own.
public interface Decision {

  /// The word in commands, the notation and the journal.
  String word();

  /// The decision with that word among those of a game.
  static Decision of(Decision[] known, String word) {
    for (var decision : known) {
      if (decision.word().equals(word)) {
        return decision;
      }
    }
    return new Unknown(word);
  }

  /// A word that somebody sent and that the game does not know; the rules refuse it.
  record Unknown(String word) implements Decision {

    @Override
    public String toString() {
      return word;
    }
  }
}
