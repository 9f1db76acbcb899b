package cardroom.houses.lessons;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.HandTag;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.ResultWord;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.houses.lessons.PlayedLesson.Frame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Compares what a lesson says with the table.
///
/// @param told how many frames had been shown when the learner was last told or asked something
record LessonFacts<T>(TableGame<T> game, T table, List<Frame> frames, int told) {
  private static final Viewer LEARNER = new Viewer.Person(new Player(LessonScript.LEARNER));

  /// What is wrong with it; empty when it is true.
  Optional<String> hold(LessonLine.Fact fact) {
    var first = fact.words().getFirst();
    var rest = String.join(" ", fact.words().subList(1, fact.words().size()));
    return switch (fact.kind()) {
      case "hand" -> among(fact, rest, hands(first));
      case "won" -> among(fact, rest, results(ResultWord.WIN, first));
      case "lost" -> among(fact, rest, results(ResultWord.LOSE, first));
      case "pushed" -> among(fact, rest, results(ResultWord.PUSH, first));
      case "cites" -> among(fact, first, cited());
      case "clause" -> among(fact, first, clause(first));
      case "pot" -> among(fact, first, List.of(pots().toString()));
      case "stack" -> among(fact, rest, stacks(first));
      case "offered" -> among(fact, first, offered());
      case "barred" -> among(fact, first, barred());
      case "acts" -> among(fact, first, List.of(acting(game, table)));
      default -> Optional.of("there is no fact called '%s'".formatted(fact.kind()));
    };
  }

  private static Optional<String> among(LessonLine.Fact fact, String said, List<String> found) {
    return found.contains(said)
        ? Optional.empty()
        : Optional.of("%s %s: found %s".formatted(fact.kind(), fact.words(), found));
  }

  private List<String> clause(String id) {
    return LessonClauses.of(game, id).stream().map(Rule::id).toList();
  }

  private View view() {
    return game.view(table, LEARNER);
  }

  private List<String> hands(String who) {
    var view = view();
    var own =
        view.positions().stream()
            .filter(spot -> spot.bettor().equals(who))
            .flatMap(spot -> spot.hands().stream());
    var bank = view.bank().stream().filter(_ -> who.equals("bank")).map(View.BankView::hand);
    return Stream.concat(own, bank).flatMap(LessonFacts::words).distinct().toList();
  }

  private static Stream<String> words(View.Hand hand) {
    var readings =
        hand.readings().stream()
            .flatMap(reading -> Stream.of(reading.words(), reading.part() + " " + reading.words()));
    var tags = hand.tags().stream().map(HandTag::word);
    return Stream.concat(Stream.concat(Stream.of(hand.total()), tags), readings.map(String::strip));
  }

  /// `$20`, `$20 game` and `$20 high` of each result of that kind.
  private List<String> results(ResultWord word, String who) {
    return view().results().stream()
        .filter(result -> result.word() == word && result.bettor().equals(who))
        .flatMap(
            result ->
                Stream.of("", " " + result.wager(), " " + result.part())
                    .map(more -> (word == ResultWord.PUSH ? "" : result.amount()) + more))
        .map(String::strip)
        .toList();
  }

  private List<String> cited() {
    var since = frames.subList(told, frames.size());
    var stories =
        since.stream()
            .flatMap(frame -> frame.story().stream())
            .flatMap(line -> line.rule().stream());
    var results = view().results().stream().flatMap(result -> result.rules().stream());
    var choices = choices();
    var granted = choices.offered().stream().map(Choice::rule);
    var read = choices.offered().stream().flatMap(choice -> choice.remedies().stream());
    var denied = choices.barred().stream().map(Choices.Barred::rule);
    return Stream.of(stories, results, granted, read, denied)
        .flatMap(all -> all)
        .map(Rule::id)
        .distinct()
        .toList();
  }

  private Choices choices() {
    return game.choices(table, LEARNER);
  }

  private Money pots() {
    return Money.sum(view().pots().stream().map(View.Pot::amount).toList());
  }

  private List<String> stacks(String who) {
    return view().seats().stream()
        .filter(seat -> seat.player().equals(who))
        .map(seat -> seat.stack().toString())
        .toList();
  }

  private List<String> offered() {
    return choices().offered().stream().map(Choice::id).toList();
  }

  private List<String> barred() {
    return choices().barred().stream().map(Choices.Barred::id).toList();
  }

  /// The player who decides next; `nobody`, or `several`.
  static <T> String acting(TableGame<T> game, T table) {
    if (!(game.need(table) instanceof Need.Decisions(var who, _))) {
      return "nobody";
    }
    if (who.size() > 1) {
      return "several";
    }
    var seat = who.iterator().next().seat();
    return game.view(table, LEARNER).seats().stream()
        .filter(one -> one.seat() == seat)
        .map(View.SeatView::player)
        .findFirst()
        .orElse("nobody");
  }
}
