package cardroom.houses.lessons;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.seating.Seating;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.PotPart;
import cardroom.games.table.ResultWord;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.houses.lessons.LessonLine.Saying;
import cardroom.houses.lessons.LessonScript.Chair;
import cardroom.houses.lessons.PlayedLesson.Answer;
import cardroom.houses.lessons.PlayedLesson.Frame;
import cardroom.houses.lessons.PlayedLesson.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Plays a written lesson at a real table: the cards are those written down, and everything that is
/// shown, offered, ruled or paid comes from the rules.
final class LessonPlay<T> {
  private static final Viewer LEARNER = new Viewer.Person(new Player(LessonScript.LEARNER));

  private final TableGame<T> game;
  private final LessonScript script;
  private final ArrayDeque<Card> shoe;
  private final List<Frame> frames = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Set<Rule> clauses = new LinkedHashSet<>();
  private T table;
  private int line;
  private int told;

  LessonPlay(TableGame<T> game, LessonScript script) {
    this.game = game;
    this.script = script;
    this.shoe = new ArrayDeque<>(script.shoe());
    var seats = script.chairs().stream().mapToInt(Chair::seat).max().orElse(1);
    this.table = game.open(new Setup("Lesson", script.stakes(), seats));
  }

  PlayedLesson play() {
    for (var chair : script.chairs()) {
      happens(
          new Command.Act(chair.player(), Seating.SIT, Position.seat(chair.seat()), chair.chips()));
    }
    for (var next : script.lines()) {
      line = next.number();
      deal();
      read(next.line());
    }
    deal();
    if (!shoe.isEmpty()) {
      throw wrong("these cards never fall: " + shoe);
    }
    return new PlayedLesson(script.house(), script.game(), game, frames, steps);
  }

  private LessonError wrong(String sentence) {
    return new LessonError(line, sentence);
  }

  private void read(LessonLine next) {
    switch (next) {
      case LessonLine.Move(var who, var saying) -> says(new Player(who), saying);
      case LessonLine.Tell(var key, var isBeforeResults) ->
          step(key, isBeforeResults ? shown() : frames.size(), List.of());
      case LessonLine.Choose(var key, var sayings) -> {
        step(key, answers(sayings));
        says(learner(), sayings.getFirst());
      }
      case LessonLine.Who(var key, var question) when question == WhoQuestion.ACTS ->
          step(key, people(LessonFacts.acting(game, table)));
      case LessonLine.Who(var key, var question) -> {
        var winner = winner(question);
        step(key, shown(), people(winner));
      }
      case LessonLine.Fact fact ->
          new LessonFacts<>(game, table, frames, told)
              .hold(fact)
              .ifPresentOrElse(
                  sentence -> {
                    throw wrong(sentence);
                  },
                  () -> cite(fact));
    }
  }

  private void cite(LessonLine.Fact fact) {
    if (fact.kind().equals("cites") || fact.kind().equals("clause")) {
      var id = fact.words().getFirst();
      clauses.add(LessonClauses.of(game, id).orElseThrow(() -> wrong("no clause is " + id)));
    }
  }

  private static Player learner() {
    return new Player(LessonScript.LEARNER);
  }

  private void step(String key, List<Answer> answers) {
    step(key, frames.size(), answers);
  }

  private void step(String key, int frame, List<Answer> answers) {
    steps.add(new Step(key, frame, List.copyOf(clauses), answers));
    clauses.clear();
    told = frame;
  }

  /// The number of frames before the first that says who won: all hands are shown, and the learner
  /// can still guess.
  private int shown() {
    var known = frames.stream().takeWhile(frame -> frame.view().results().isEmpty()).count();
    return Math.toIntExact(known);
  }

  /// Makes chance moves as long as they are due; a finished round stays on the table.
  private void deal() {
    while (game.need(table) instanceof Need.Chance(var draw)
        && !(game.atRest(table) && game.round(table) > 0)) {
      happens(
          switch (draw) {
            case ChanceRequest.OneCard _ -> new Command.Deal(card());
            case ChanceRequest.OneOf _ -> new Command.Drawn(0);
            case ChanceRequest.Shuffle _ -> new Command.Shuffled();
          });
    }
  }

  private Card card() {
    if (shoe.isEmpty()) {
      throw wrong("a card falls, and none is written");
    }
    return shoe.removeFirst();
  }

  private void happens(Command command) {
    switch (game.rule(table, command)) {
      case Ruling.Refused no -> throw wrong(no.words());
      case Ruling.Allowed(var events) ->
          events.forEach(
              event -> {
                var story = game.story(table, event, LEARNER);
                table = game.apply(table, event);
                frames.add(new Frame(game.view(table, LEARNER), story));
              });
    }
  }

  private List<Choice> offered(Player player) {
    return game.choices(table, new Viewer.Person(player)).offered();
  }

  private void says(Player player, Saying saying) {
    happens(command(player, saying));
  }

  /// What a saying means: at the speaker's own circle rather than behind another.
  private Choice choice(Player player, Saying saying) {
    var offered = offered(player);
    var meant = offered.stream().filter(one -> one.id().equals(saying.choice())).toList();
    return meant.stream()
        .filter(one -> !one.position().isBackline())
        .findFirst()
        .or(() -> meant.stream().findFirst())
        .orElseThrow(
            () ->
                wrong(
                    "%s may not say %s, but %s"
                        .formatted(
                            player,
                            saying.choice(),
                            offered.stream().map(Choice::id).distinct().toList())));
  }

  private Command command(Player player, Saying saying) {
    var choice = choice(player, saying);
    return new Command.Act(
        player, choice.id(), choice.position(), amount(choice, saying), saying.cards());
  }

  private static Money amount(Choice choice, Saying saying) {
    return saying
        .amount()
        .or(() -> choice.amount().map(Choice.Amount::suggested))
        .orElse(Money.ZERO);
  }

  /// What the learner chooses from: what is written, or all decisions that the rules offer now.
  private List<Answer> answers(List<Saying> sayings) {
    var right = sayings.getFirst();
    var all =
        sayings.size() > 1
            ? sayings
            : offered(learner()).stream()
                .filter(choice -> !choice.position().equals(Position.TABLE))
                .map(Choice::id)
                .distinct()
                .map(id -> id.equals(right.choice()) ? right : new Saying(id))
                .toList();
    return all.stream().map(saying -> answer(saying, saying.equals(right))).toList();
  }

  private Answer answer(Saying saying, boolean isRight) {
    if (game.rule(table, command(learner(), saying)) instanceof Ruling.Refused no) {
      throw wrong(no.words());
    }
    var choice = choice(learner(), saying);
    var amount = choice.amount().map(_ -> amount(choice, saying));
    return new Answer(choice.id(), choice.label(), amount, saying.cards(), isRight);
  }

  private List<Answer> people(String right) {
    return script.chairs().stream()
        .map(Chair::player)
        .map(Player::name)
        .map(name -> new Answer(name, name, Optional.empty(), List.of(), name.equals(right)))
        .toList();
  }

  private String winner(WhoQuestion question) {
    var winners =
        frames.getLast().view().results().stream()
            .filter(result -> result.word() == ResultWord.WIN)
            .filter(result -> question.part() == PotPart.WHOLE || result.part() == question.part())
            .map(View.Result::bettor)
            .distinct()
            .toList();
    if (winners.size() != 1) {
      throw wrong("%s is answered by %s".formatted(question, winners));
    }
    return winners.getFirst();
  }
}
