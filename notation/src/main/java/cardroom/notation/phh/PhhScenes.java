package cardroom.notation.phh;

import cardroom.games.money.Money;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.poker.table.RecordedHand;
import cardroom.games.poker.table.Recording;
import cardroom.games.rules.Rule;
import cardroom.games.table.Phase;
import cardroom.games.table.Scene;
import cardroom.games.table.SeatTag;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A recorded hand as it would have looked at a table, in the words of its file.
public record PhhScenes(PhhReplay played) {

  /// The table after every move, and the sentence about it.
  public List<Scene> scenes() {
    var record = played.record();
    var title = record.name().isEmpty() ? "Recorded hand" : "Hand " + record.name();
    var stacks = played.finishingStacks().stream().map(PhhScenes::money).toList();
    var hand = new RecordedHand(title, stakes(), played.steps(), played.end(), stacks);
    return Recording.of(hand).stream()
        .map(scene -> new Scene(titled(scene.view()), scene.story()))
        .toList();
  }

  /// Every clause that the scenes cite, each once.
  public static List<Rule> cited(List<Scene> scenes) {
    var told =
        scenes.stream()
            .flatMap(scene -> scene.story().stream())
            .flatMap(line -> line.rule().stream());
    var judged =
        scenes.getLast().view().results().stream().flatMap(result -> result.rules().stream());
    return Stream.concat(told, judged).distinct().filter(PokerRules::isOfBook).toList();
  }

  private Stakes stakes() {
    var record = played.record();
    return record.smallBet() > 0
        ? new Stakes.Limit(money(record.smallBet()), money(record.bigBet()))
        : new Stakes.Spread(money(record.minBet()), money(record.maxBet()));
  }

  /// Hundredths of the file's own unit are shown as cents.
  private static Money money(long hundredths) {
    return Money.cents(hundredths);
  }

  /// The view with the file's own words for the betting, and nothing to come after the end.
  private View titled(View view) {
    var head = view.table();
    var heading =
        new View.Heading(
            head.name(),
            head.house(),
            head.game(),
            betting(head.stakes()),
            head.phase(),
            head.phase() == Phase.SETTLED ? "The hand is over." : head.prompt(),
            head.round(),
            head.cards(),
            head.wagers(),
            head.facts());
    return new View(
        heading,
        view.seats().stream().map(this::known).toList(),
        view.positions(),
        view.bank(),
        view.pots(),
        view.board(),
        view.results());
  }

  /// An unknown stack (`inf`) is not an amount.
  private View.SeatView known(View.SeatView seat) {
    if (seat.seat() < 1 || !Phh.isUnknown(played.record().stacks().get(seat.seat() - 1))) {
      return seat;
    }
    var tags = new ArrayList<>(seat.tags());
    tags.add(SeatTag.STACK_UNKNOWN);
    return new View.SeatView(seat.seat(), seat.player(), Money.ZERO, tags);
  }

  private String betting(String limit) {
    var record = played.record();
    if (record.smallBet() > 0 || record.maxBet() > 0) {
      return limit;
    }
    return record.minBet() > 0
        ? "%s, bets from %s".formatted(record.code(), money(record.minBet()))
        : record.code();
  }
}
