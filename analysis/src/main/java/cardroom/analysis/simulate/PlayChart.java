package cardroom.analysis.simulate;

import cardroom.analysis.pure215.Advice;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.PointRank;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.pure215.TotalChart;
import cardroom.cards.Shoe;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.pure215.Sheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/// How a seat plays Pure 21.5 by what it holds and what the bank shows: a row for each hard total,
/// soft total and pair, a column for each up card.
///
/// What the house does not allow at that moment is replaced by what follows "else"; where that is
/// missing, a pair that cannot be split is played as its total.
public final class PlayChart {

  static final byte STAND = 0;
  static final byte HIT = 1;
  static final byte DOUBLE = 2;
  static final byte SURRENDER = 3;
  static final byte SPLIT = 4;

  private static final List<String> WORDS =
      List.of(
          Pure215ChoiceId.STAND,
          Pure215ChoiceId.HIT,
          Pure215ChoiceId.DOUBLE,
          Pure215ChoiceId.SURRENDER,
          Pure215ChoiceId.SPLIT);
  private static final String UP_CARDS = "A23456789T";
  private static final int LOWEST_SOFT = 12;
  private static final int MOST = 21;

  /// A cell holds up to three preferences, three bits each, the first one lowest; [#SHIFT] moves on
  /// to the next. The last is always to hit or to stand, or a split.
  static final int SHIFT = 3;

  static final int MASK = 7;

  private final short[] hard = new short[(MOST + 1) * 16];
  private final short[] soft = new short[(MOST + 1) * 16];
  private final short[] pair = new short[11 * 16];

  private PlayChart() {}

  /// The cell for a hard total against an up card of 1 (ace) to 10.
  int hard(int total, int up) {
    return hard[total << 4 | up];
  }

  int soft(int total, int up) {
    return soft[total << 4 | up];
  }

  int pair(int value, int up) {
    return pair[value << 4 | up];
  }

  /// Reads a chart as `analyze` prints it: `hard 16` -> `T` -> `surrender, else stand`.
  ///
  /// @throws IllegalArgumentException in one sentence that names the row or cell
  public static PlayChart of(Map<String, Map<String, String>> rows) {
    var chart = new PlayChart();
    var left = new TreeMap<>(rows);
    for (var total = 4; total <= MOST; total++) {
      chart.fill(chart.hard, total, "hard " + total, left);
    }
    for (var total = LOWEST_SOFT; total <= MOST; total++) {
      chart.fill(chart.soft, total, "soft " + total, left);
    }
    for (var value = 1; value <= 10; value++) {
      chart.fill(chart.pair, value, "pair " + UP_CARDS.charAt(value - 1), left);
    }
    if (!left.isEmpty()) {
      throw new IllegalArgumentException(
          "'%s' is not a row of a chart; rows are hard 4 to hard 21, soft 12 to soft 21, and pair A to pair T"
              .formatted(left.firstKey()));
    }
    return chart;
  }

  /// The best chart by totals for a sheet and its shoe.
  public static PlayChart best(Sheet sheet) {
    var supply = CardSupply.of(Shoe.of(sheet.shoe().decks()));
    return of(Pure215Analysis.of(sheet, supply).game().byTotals().chart());
  }

  /// The chart that `analyze` found best.
  public static PlayChart of(TotalChart chart) {
    var rows = new LinkedHashMap<String, Map<String, String>>();
    for (var total = TotalChart.HARD_MIN; total <= MOST; total++) {
      var row = total;
      rows.put("hard " + total, row(up -> chart.hard(row, up)));
    }
    for (var total = TotalChart.SOFT_MIN; total <= MOST; total++) {
      var row = total;
      rows.put("soft " + total, row(up -> chart.soft(row, up)));
    }
    for (var rank = 0; rank < PointRank.COUNT; rank++) {
      var row = rank;
      rows.put("pair " + PointRank.SYMBOLS.get(rank), row(up -> chart.pair(row, up)));
    }
    return of(rows);
  }

  private static Map<String, String> row(IntFunction<Advice> advice) {
    var row = new LinkedHashMap<String, String>();
    for (var up = 0; up < PointRank.COUNT; up++) {
      row.put(PointRank.SYMBOLS.get(up), advice.apply(up).words());
    }
    return row;
  }

  private void fill(short[] cells, int row, String name, Map<String, Map<String, String>> rows) {
    var given = rows.remove(name);
    if (given == null && !isPlain(name)) {
      throw new IllegalArgumentException("the chart has no row '" + name + "'");
    }
    for (var up = 1; up <= 10; up++) {
      var key = UP_CARDS.substring(up - 1, up);
      var said = given == null ? plain(name) : given.get(key);
      if (said == null) {
        throw new IllegalArgumentException(
            "row '%s' says nothing for an up card %s".formatted(name, key));
      }
      cells[row << 4 | up] = (short) cell(said, name, key);
    }
  }

  /// Rows in which the house leaves no choice may be left out.
  private static boolean isPlain(String name) {
    return name.matches("hard ([4-7]|19|20|21)|soft (12|21)");
  }

  private static String plain(String name) {
    return name.matches("hard [4-7]|soft 12") ? Pure215ChoiceId.HIT : Pure215ChoiceId.STAND;
  }

  private static int cell(String said, String row, String up) {
    var wishes = said.split(", else ", -1);
    var cell = 0;
    for (var index = wishes.length - 1; index >= 0; index--) {
      var code = WORDS.indexOf(wishes[index].strip());
      if (code < 0 || wishes.length > 3) {
        throw new IllegalArgumentException(
            "'%s' against %s says '%s'; a cell is stand, hit, double, surrender or split, such as 'surrender, else hit'"
                .formatted(row, up, said));
      }
      cell = cell << SHIFT | code;
    }
    var last = WORDS.indexOf(wishes[wishes.length - 1].strip());
    return last == DOUBLE || last == SURRENDER ? cell | HIT << (SHIFT * wishes.length) : cell;
  }

  /// Draws and stands as Chart 1B makes the bank do, never doubles, splits or surrenders.
  public static PlayChart mimic(boolean hitsSoft17) {
    return drawing(17, hitsSoft17 ? 18 : 17);
  }

  /// Stands on every hard hand that one card could bust.
  public static PlayChart neverBust() {
    return drawing(12, 18);
  }

  private static PlayChart drawing(int standHard, int standSoft) {
    var rows = new LinkedHashMap<String, Map<String, String>>();
    for (var total = 4; total <= MOST; total++) {
      rows.put("hard " + total, everywhere(total >= standHard));
    }
    for (var total = LOWEST_SOFT; total <= MOST; total++) {
      rows.put("soft " + total, everywhere(total >= standSoft));
    }
    for (var value = 1; value <= 10; value++) {
      var isSoft = value == 1;
      var total = isSoft ? LOWEST_SOFT : 2 * value;
      rows.put(
          "pair " + UP_CARDS.charAt(value - 1),
          everywhere(total >= (isSoft ? standSoft : standHard)));
    }
    return of(rows);
  }

  private static Map<String, String> everywhere(boolean stands) {
    var row = new LinkedHashMap<String, String>();
    var play = stands ? Pure215ChoiceId.STAND : Pure215ChoiceId.HIT;
    UP_CARDS.chars().forEach(up -> row.put(Character.toString(up), play));
    return row;
  }
}
