package cardroom.analysis.equity;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Ranges of Hold'em in the usual way, separated by commas or spaces: `QQ+`, `AKs`, `A2-A5`, `15%`,
/// `Kx`, `AsKs`, `random`.
final class RangeReader {
  private static final String RANKS = "23456789TJQKA";
  private static final Pattern HANDS = Pattern.compile("([2-9TJQKA])([2-9TJQKAx])([so]?)(\\+?)");
  private static final Pattern SPAN =
      Pattern.compile("([2-9TJQKA])([2-9TJQKA])([so]?)-([2-9TJQKA])([2-9TJQKA])([so]?)");
  private static final Pattern PERCENT = Pattern.compile("(\\d{1,3}(?:\\.\\d+)?)%");
  private static final int DECK = 52;
  private static final int HANDS_ALL = 1_326;

  private final String text;
  private final Set<Long> holdings = new LinkedHashSet<>();

  private RangeReader(String text) {
    this.text = text;
  }

  /// Whether a text is more than a list of cards.
  static boolean isRange(String text) {
    return !text.replaceAll("\\s", "").matches("([2-9TJQKA][cdhs]|Jk|x|\\*)+");
  }

  static List<Long> read(String text) {
    var reader = new RangeReader(text);
    for (String token : List.of(text.trim().split("[,\\s]+"))) {
      reader.add(token);
    }
    if (reader.holdings.isEmpty()) {
      throw new EquityError("The range %s matches no hand.".formatted(text));
    }
    return List.copyOf(reader.holdings);
  }

  private void add(String token) {
    Matcher percent = PERCENT.matcher(token);
    Matcher span = SPAN.matcher(token);
    Matcher hands = HANDS.matcher(token);
    if (token.equals("random")) {
      any();
    } else if (percent.matches()) {
      best(Double.parseDouble(percent.group(1)), token);
    } else if (token.matches("([2-9TJQKA][cdhs]){2}")) {
      two(token);
    } else if (span.matches()) {
      span(span, token);
    } else if (hands.matches()) {
      hands(hands, token);
    } else {
      throw unknown(token);
    }
  }

  private EquityError unknown(String token) {
    return new EquityError(
        ("\"%s\" in \"%s\" is neither a hand nor a range: write AsKs, QQ+, AKs, A2-A5, Kx, 15%% or"
                + " random.")
            .formatted(token, text));
  }

  private void two(String token) {
    long first = CardReader.card(token.substring(0, 2), text).bit();
    long second = CardReader.card(token.substring(2), text).bit();
    if (first == second) {
      throw new EquityError("%s occurs twice in %s.".formatted(token.substring(0, 2), text));
    }
    holdings.add(first | second);
  }

  /// The best given percentage of all 1,326 hands, by what they win against one unknown hand.
  private void best(double percent, String token) {
    if (percent > 100 || percent * HANDS_ALL < 50) {
      throw new EquityError("%s in %s: give a part from 0.1%% to 100%%.".formatted(token, text));
    }
    top((int) Math.round(percent * HANDS_ALL / 100));
  }

  private void any() {
    for (int high = 0; high < RANKS.length(); high++) {
      for (int low = 0; low <= high; low++) {
        addAll(high, low, "");
      }
    }
  }

  private void top(int count) {
    Set<Long> best = new LinkedHashSet<>();
    for (String hand : StartingHands.ORDER) {
      if (best.size() < count) {
        Matcher hands = HANDS.matcher(hand);
        if (hands.matches()) {
          best.addAll(all(rank(hands, 1), rank(hands, 2), hands.group(3)));
        }
      }
    }
    holdings.addAll(best);
  }

  private void hands(Matcher hands, String token) {
    int first = rank(hands, 1);
    String suits = hands.group(3);
    boolean up = !hands.group(4).isEmpty();
    if (hands.group(2).equals("x")) {
      if (up) {
        throw unknown(token);
      }
      for (int other = 0; other < RANKS.length(); other++) {
        addAll(first, other, suits);
      }
      return;
    }
    int second = rank(hands, 2);
    if (first == second) {
      refuseSuits(suits, token);
      for (int rank = first; rank < (up ? RANKS.length() : first + 1); rank++) {
        addAll(rank, rank, "");
      }
      return;
    }
    int top = Math.max(first, second);
    int low = Math.min(first, second);
    for (int kicker = low; kicker < (up ? top : low + 1); kicker++) {
      addAll(top, kicker, suits);
    }
  }

  private void span(Matcher span, String token) {
    int[] ranks = {rank(span, 1), rank(span, 2), rank(span, 4), rank(span, 5)};
    boolean pairs = ranks[0] == ranks[1] && ranks[2] == ranks[3];
    if (!span.group(3).equals(span.group(6)) || (!pairs && ranks[0] != ranks[2])) {
      throw new EquityError(
          "%s in %s: both ends of a span share their first card and their suits, as in A2s-A5s or"
                  .formatted(token, text)
              + " 22-55.");
    }
    int from = Math.min(ranks[1], ranks[3]);
    int to = Math.max(ranks[1], ranks[3]);
    if (pairs) {
      refuseSuits(span.group(3), token);
    }
    for (int rank = from; rank <= to; rank++) {
      if (pairs) {
        addAll(rank, rank, "");
      } else if (rank != ranks[0]) {
        addAll(ranks[0], rank, span.group(3));
      }
    }
  }

  private void refuseSuits(String suits, String token) {
    if (suits.equals("s")) {
      throw new EquityError(
          "%s in %s matches no hand: a pair is never suited.".formatted(token, text));
    }
  }

  private void addAll(int high, int low, String suits) {
    holdings.addAll(all(high, low, suits));
  }

  private static List<Long> all(int high, int low, String suits) {
    List<Long> found = new ArrayList<>();
    for (int one = 0; one < DECK; one++) {
      for (int other = 0; other < DECK; other++) {
        boolean ranks = one >> 2 == high && other >> 2 == low;
        boolean suited = (one & 3) == (other & 3);
        boolean wanted = suits.isEmpty() || suits.equals("s") == suited;
        if (one != other && ranks && wanted && (high != low || one < other)) {
          found.add(1L << one | 1L << other);
        }
      }
    }
    return found;
  }

  private static int rank(Matcher token, int group) {
    return RANKS.indexOf(token.group(group));
  }
}
