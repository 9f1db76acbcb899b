package cardroom.games.banked;

/// What somebody decides in a round; each game has an enum of its own.
public interface Decision {

  /// As commands, the notation and the journal write it.
  String word();

  /// A word that somebody sent and that the game does not know; the rules refuse it.
  record Unknown(String word) implements Decision {

    @Override
    public String toString() {
      return word;
    }
  }
}
