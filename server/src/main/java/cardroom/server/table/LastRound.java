package cardroom.server.table;

import cardroom.games.money.Money;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.ResultWord;
import cardroom.games.table.View;
import cardroom.games.table.View.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// What the lobby says about a table's rounds: how the last one ended, and how fast they are.
final class LastRound {
  private static final int REMEMBERED = 12;

  /// After a pause of this length the table starts counting again.
  private static final long REST_MS = 180_000;

  private static final long HOUR_MS = 3_600_000;

  private final Deque<Long> ends = new ArrayDeque<>();
  private String words = "";
  private int round = -1;
  private boolean hasLooked;

  /// The last round of a table in words.
  ///
  /// @param endedAt by the room's clock; 0 when nobody saw it end
  /// @param hourly how many an hour holds; 0 when that is not known
  record Told(String words, long endedAt, int hourly) {
    static final Told NOTHING = new Told("", 0, 0);
  }

  /// After every change.
  void follow(View view, boolean atRest, long now) {
    if (!atRest || view.results().isEmpty() || view.table().round() == round) {
      hasLooked = true;
      return;
    }
    // A round that is already there when the table is loaded ended at an unknown time.
    if (hasLooked) {
      if (!ends.isEmpty() && now - ends.getLast() > REST_MS) {
        ends.clear();
      }
      ends.addLast(now);
      if (ends.size() > REMEMBERED) {
        ends.removeFirst();
      }
    }
    hasLooked = true;
    round = view.table().round();
    words = view.bank().map(bank -> banked(bank, view.results())).orElseGet(() -> potted(view));
  }

  Told told() {
    if (words.isEmpty()) {
      return Told.NOTHING;
    }
    long ended = ends.isEmpty() ? 0 : ends.getLast();
    long span = ends.isEmpty() ? 0 : ends.getLast() - ends.getFirst();
    return new Told(words, ended, span <= 0 ? 0 : (int) ((ends.size() - 1) * HOUR_MS / span));
  }

  private static String banked(View.BankView bank, List<Result> results) {
    var net = sum(results, ResultWord.LOSE).minus(sum(results, ResultWord.WIN));
    var shows =
        bank.hand().tags().contains(Mark.BUSTED)
            ? " busts"
            : bank.hand().total().isEmpty() ? "" : " has " + bank.hand().total();
    var pays =
        net.isPositive()
            ? "collects " + net
            : net.isZero() ? "breaks even" : "pays " + Money.ZERO.minus(net);
    return bank.player() + shows + (shows.isEmpty() ? " " : ", ") + pays;
  }

  private static Money sum(List<Result> results, ResultWord word) {
    return Money.sum(
        results.stream().filter(one -> one.word() == word).map(Result::amount).toList());
  }

  private static String potted(View view) {
    var won = view.results().stream().filter(one -> one.word() == ResultWord.WIN).toList();
    var names = won.stream().map(Result::bettor).distinct().toList();
    var amount = Money.sum(won.stream().map(Result::amount).toList());
    return switch (names.size()) {
      case 0 -> "";
      case 1 -> names.getFirst() + " wins " + amount + with(view, names.getFirst());
      case 2 -> names.get(0) + " and " + names.get(1) + " split " + amount;
      default -> "%d players share %s".formatted(names.size(), amount);
    };
  }

  /// The hand they showed; empty where everybody else has folded.
  private static String with(View view, String name) {
    return view.positions().stream()
        .filter(spot -> spot.bettor().equals(name))
        .flatMap(spot -> spot.hands().stream())
        .flatMap(hand -> hand.readings().stream())
        .map(View.Reading::words)
        .filter(words -> !words.isEmpty())
        .findFirst()
        .map(words -> " with " + words)
        .orElse("");
  }
}
