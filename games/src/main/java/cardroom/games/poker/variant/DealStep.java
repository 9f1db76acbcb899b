package cardroom.games.poker.variant;

/// One thing the dealer does before a betting round, such as two cards down to everybody.
public record DealStep(Kind kind, int count) {

  /// Where the cards go.
  public enum Kind {
    /// Off the deck, face down, out of play.
    BURN("burn"),
    /// To every player in turn, face down.
    DOWN("down"),
    /// To every player in turn, face up.
    UP("up"),
    /// Face up in the middle, for everybody.
    BOARD("board"),
    /// Every player may replace up to `count` cards.
    DRAW("draw up to"),
    /// Every player may kill the pot, having seen only the cards dealt so far (LOWBALL-4).
    KILL("kill option"),
    /// A fixed number of cards in all, face down, each to the next player in turn (STUD-IRR-5).
    SOME_DOWN("in all down"),
    /// The burns are shuffled into what is left of the deck (STUD-IRR-5).
    MIX("mix in the burns"),
    /// To the players who are owed a replacement, face down.
    REPLACE("to replace"),
    /// One more card to one player, face down.
    EXTRA("extra"),
    /// One more card to one player, face up.
    EXTRA_UP("extra up"),
    /// The board goes back into the deck, which is shuffled (HOLDEM-IRR-4, HOLDEM-IRR-5).
    TAKE_BACK("take back the board"),
    /// Turned too early: taken out of play for a while (HOLDEM-IRR-6).
    ASIDE("aside");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  public static DealStep burn(int count) {
    return new DealStep(Kind.BURN, count);
  }

  public static DealStep down(int count) {
    return new DealStep(Kind.DOWN, count);
  }

  public static DealStep up(int count) {
    return new DealStep(Kind.UP, count);
  }

  public static DealStep board(int count) {
    return new DealStep(Kind.BOARD, count);
  }

  public static DealStep draw(int most) {
    return new DealStep(Kind.DRAW, most);
  }

  public static DealStep killOption() {
    return new DealStep(Kind.KILL, 0);
  }

  @Override
  public String toString() {
    return switch (kind) {
      case KILL, MIX, TAKE_BACK -> kind.word;
      case DRAW -> kind.word + " " + count;
      case BURN, DOWN, UP, BOARD, SOME_DOWN, REPLACE, EXTRA, EXTRA_UP, ASIDE ->
          count + " " + kind.word;
    };
  }
}
