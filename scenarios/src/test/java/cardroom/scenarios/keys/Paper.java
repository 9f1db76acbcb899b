package cardroom.scenarios.keys;

/// The banked games whose sheets have cases, with the table they are played at.
enum Paper {
  PURE_215("pure-21.5", "game", 8),
  THREE_CARD("three-card-poker", "ante", 7);

  private final String game;
  private final String wager;
  private final int seats;

  Paper(String game, String wager, int seats) {
    this.game = game;
    this.wager = wager;
    this.seats = seats;
  }

  String game() {
    return game;
  }

  /// What everybody bets first.
  String wager() {
    return wager;
  }

  int seats() {
    return seats;
  }

  /// The file with its cases.
  String cases() {
    return "/keys/%s.txt".formatted(game);
  }
}
