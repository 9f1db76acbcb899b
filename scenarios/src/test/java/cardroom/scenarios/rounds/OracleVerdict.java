package cardroom.scenarios.rounds;

/// A wager in cents: what it is due from an unlimited bank, and what the bank really moves.
record OracleVerdict(String position, String wager, int hand, long stake, long due, long moved) {

  OracleVerdict moved(long amount) {
    return new OracleVerdict(position, wager, hand, stake, due, amount);
  }

  int seat() {
    return Integer.parseInt(position.split("/", -1)[0]);
  }
}
