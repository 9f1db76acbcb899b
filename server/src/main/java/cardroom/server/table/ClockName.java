package cardroom.server.table;

import cardroom.games.table.Clock;

/// The clocks that are shown: those of decisions, and the room's own between two rounds.
public enum ClockName {
  BANK_OFFER("bank-offer"),
  BETTING("betting"),
  SIDE("side"),
  ACTION("action"),
  BETWEEN("between");

  private final String word;

  ClockName(String word) {
    this.word = word;
  }

  /// As it is sent to a client.
  public String word() {
    return word;
  }

  static ClockName of(Clock clock) {
    return switch (clock) {
      case BANK_OFFER -> BANK_OFFER;
      case BETTING -> BETTING;
      case SIDE -> SIDE;
      case ACTION -> ACTION;
    };
  }
}
