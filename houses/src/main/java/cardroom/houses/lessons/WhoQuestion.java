package cardroom.houses.lessons;

/// What is asked of somebody at the table.
enum WhoQuestion {
  /// Who decides next.
  ACTS(""),
  /// Who wins the round, or the whole of a pot.
  WINS(""),
  /// Who wins the high half.
  WINS_HIGH("high"),
  /// Who wins the low half.
  WINS_LOW("low");

  private final String part;

  WhoQuestion(String part) {
    this.part = part;
  }

  String part() {
    return part;
  }
}
