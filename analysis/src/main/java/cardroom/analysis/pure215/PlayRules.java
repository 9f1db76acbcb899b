package cardroom.analysis.pure215;

import cardroom.games.money.Fraction;
import cardroom.games.money.Odds;
import cardroom.games.pure215.Sheet;

/// The part of a sheet that decides how the game wager is played and paid, in plain numbers.
///
/// Amounts are per unit of the game wager, which is taken to be small enough that a double for the
/// whole of it is allowed and large enough that nothing is rounded.
///
/// @param mustHitTo hard totals up to this one must hit (Chart 1A)
/// @param mustStandFrom hard totals from this one on must stand (Chart 1A)
/// @param drawing how the bank draws (Chart 1B)
public record PlayRules(
    int mustHitTo,
    int mustStandFrom,
    BankDrawing drawing,
    double purePays,
    boolean doubleOnMustStand,
    boolean doubleSplitAces,
    int handsMax,
    boolean resplitAces,
    Surrender surrender,
    double forfeits,
    boolean evenMoney,
    boolean pushBustedOn888) {

  /// When half a wager may be given up.
  public enum Surrender {
    NONE,
    LATE,
    EARLY
  }

  /// Chart 1B.
  public record BankDrawing(int mustStandFrom, boolean hitsSoft17) {

    boolean mustDraw(int total, boolean isSoft) {
      return total < mustStandFrom || (hitsSoft17 && isSoft && total == 17);
    }
  }

  public static PlayRules of(Sheet sheet) {
    var charts = sheet.charts();
    return new PlayRules(
        charts.playerMustHitTo(),
        charts.playerMustStandFrom(),
        new BankDrawing(charts.bankMustStandFrom(), charts.bankHitsSoft17()),
        number(sheet.purePays()),
        sheet.doubling().onMustStand(),
        sheet.doubling().splitAces(),
        sheet.splitting().handsMax(),
        sheet.splitting().resplitAces(),
        switch (sheet.surrender().when()) {
          case NONE -> Surrender.NONE;
          case LATE -> Surrender.LATE;
          case EARLY -> Surrender.EARLY;
        },
        number(sheet.surrender().forfeits()),
        sheet.evenMoney(),
        sheet.pushBustedOn888());
  }

  /// The rules for a circle that has already been split that often: fewer splits are left.
  PlayRules afterSplits(int splits) {
    return new PlayRules(
        mustHitTo,
        mustStandFrom,
        drawing,
        purePays,
        doubleOnMustStand,
        doubleSplitAces,
        Math.max(1, handsMax - splits),
        resplitAces,
        surrender,
        forfeits,
        evenMoney,
        pushBustedOn888);
  }

  static double number(Odds odds) {
    return (double) odds.pays() / odds.per();
  }

  static double number(Fraction fraction) {
    return (double) fraction.over() / fraction.under();
  }

  boolean mayHit(int total, boolean isSoft) {
    return isSoft || total < mustStandFrom;
  }

  boolean mayStand(int total, boolean isSoft) {
    return isSoft || total > mustHitTo;
  }

  boolean mayDouble(int total, boolean isSoft) {
    return doubleOnMustStand || mayHit(total, isSoft);
  }
}
