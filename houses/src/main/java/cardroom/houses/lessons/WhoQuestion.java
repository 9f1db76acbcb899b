package cardroom.houses.lessons;

import cardroom.games.table.PotPart;

/// What may be asked about the people at the table.
enum WhoQuestion {
  /// Who decides next.
  ACTS(PotPart.WHOLE),
  /// Who wins the round, or the whole of a pot.
  WINS(PotPart.WHOLE),
  /// Who wins the high half.
  WINS_HIGH(PotPart.HIGH),
  /// Who wins the low half.
  WINS_LOW(PotPart.LOW);

  private final PotPart part;

  WhoQuestion(PotPart part) {
    this.part = part;
  }

  PotPart part() {
    return part;
  }
}
