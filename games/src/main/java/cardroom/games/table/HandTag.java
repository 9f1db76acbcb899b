package cardroom.games.table;

/// A mark on a hand of cards, for display.
public sealed interface HandTag {

  /// The word sent to clients.
  String word();

  /// The tag with that word.
  static HandTag of(String word) {
    for (var mark : Mark.values()) {
      if (mark.word.equals(word)) {
        return mark;
      }
    }
    return word.startsWith(Drew.DREW)
        ? new Drew(Integer.parseInt(word.substring(Drew.DREW.length())))
        : new PaidFor(WagerId.named(word));
  }

  /// The state of a hand.
  enum Mark implements HandTag {
    ACTIVE("active"),
    PURE("pure"),
    BUSTED("busted"),
    DOUBLED("doubled"),
    SURRENDERED("surrendered"),
    SPLIT("split"),
    FOLDED("folded"),
    MUCKED("mucked"),
    QUALIFIED("qualified"),
    NOT_QUALIFIED("not-qualified"),
    WINNER("winner");

    private final String word;

    Mark(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /// How many cards it drew, as long as that is public.
  record Drew(int cards) implements HandTag {
    private static final String DREW = "drew-";

    @Override
    public String word() {
      return DREW + cards;
    }

    @Override
    public String toString() {
      return word();
    }
  }

  /// The side bet that was paid for it.
  record PaidFor(WagerId wager) implements HandTag {
    @Override
    public String word() {
      return wager.word();
    }

    @Override
    public String toString() {
      return word();
    }
  }
}
