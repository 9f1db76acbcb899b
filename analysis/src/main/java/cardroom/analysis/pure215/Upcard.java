package cardroom.analysis.pure215;

/// One up card of the bank: what is left to draw, the probability of a Pure, and what a bust is
/// worth.
///
/// Every value here counts only the cases in which the bank has no Pure, without dividing by their
/// probability: then every card is equally likely to be drawn by a player, and nothing needs to be
/// conditioned.
final class Upcard {

  private final PlayRules rules;
  private final DrawTables tables;
  private final int rank;

  Upcard(PlayRules rules, DrawTables tables, int rank) {
    this.rules = rules;
    this.tables = tables;
    this.rank = rank;
  }

  int rank() {
    return rank;
  }

  PlayRules rules() {
    return rules;
  }

  BankLaw law(int last) {
    return new BankLaw(tables, rank, BankLevels.behind(rank, rules.drawing(), last));
  }

  BankLaw law(BankLevels levels, BankEndings endings) {
    return new BankLaw(tables, rank, levels, endings.places());
  }

  /// What fraction of the whole shoe one card is.
  double oneCard() {
    return tables.perDraw(0)[1];
  }

  /// The probability of drawing these cards in a given order when that many of one rank are gone.
  double drawn(long key, int cards, int of, int gone) {
    double chance = tables.perDraw(gone + 1, cards);
    for (int drawn = 0; drawn < PointRank.COUNT && chance > 0; drawn++) {
      int count = HeldCards.count(key, drawn);
      if (count > 0) {
        int before = (drawn == of ? gone : 0) + (drawn == rank ? 1 : 0);
        chance *= tables.ways(drawn, before)[count];
      }
    }
    return chance;
  }

  /// The chance that the next card is of that rank when the cards of the key are gone.
  double chance(int drawn, long key, int gone) {
    return tables.chance(drawn, goneOf(drawn, key), gone + 1);
  }

  private int goneOf(int drawn, long key) {
    return HeldCards.count(key, drawn) + (drawn == rank ? 1 : 0);
  }

  /// The chance that the bank has no Pure when the cards of the key are gone.
  double noPure(long key, int gone) {
    return switch (rank) {
      case PointRank.ACE -> 1 - chance(PointRank.BONUS, key, gone);
      case PointRank.BONUS -> 1 - chance(PointRank.ACE, key, gone);
      default -> 1;
    };
  }

  /// What is lost by a bust: not the wager when the bank makes 8-8-8 (P215-888-1).
  double bust(long key, int gone) {
    return tripleEight(key, gone) - noPure(key, gone);
  }

  double tripleEight(long key, int gone) {
    if (rank != PointRank.EIGHT || !rules.pushBustedOn888()) {
      return 0;
    }
    int eights = goneOf(PointRank.EIGHT, key);
    return tables.ways(PointRank.EIGHT, eights)[2] * tables.perDraw(gone + 1)[2];
  }
}
