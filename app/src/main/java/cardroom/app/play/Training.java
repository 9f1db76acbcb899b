package cardroom.app.play;

import cardroom.bots.coach.Lesson;
import cardroom.cards.Card;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.table.Face;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// `play --train`: one situation after another, the costliest mistakes first, with the answer at
/// once.
final class Training {

  private static final double STAKE = 10;
  private static final List<String> ORDER =
      List.of(
          Pure215ChoiceId.HIT,
          Pure215ChoiceId.STAND,
          Pure215ChoiceId.DOUBLE,
          Pure215ChoiceId.SPLIT,
          Pure215ChoiceId.SURRENDER,
          ThreeCardChoiceId.PLAY,
          ThreeCardChoiceId.FOLD);

  private final List<Lesson> lessons;
  private final TrainingRecord record;
  private final RandomGenerator random;
  private final ScreenColours paint;
  private final Screen screen;
  private final Console console;
  private int asked;
  private int right;
  private double given;

  Training(
      List<Lesson> lessons,
      TrainingRecord record,
      RandomGenerator random,
      ScreenColours paint,
      Screen screen,
      Console console) {
    this.lessons = lessons;
    this.record = record;
    this.random = random;
    this.paint = paint;
    this.screen = screen;
    this.console = console;
  }

  /// Until that many were answered, or the learner has gone.
  void run(int rounds) {
    screen.say(
        "What would you do? A wager of $%.0f, situations in which mistakes are costly. q ends."
            .formatted(STAKE));
    while (asked < rounds && screen.isHeard() && one(draw())) {
      asked++;
    }
    if (asked > 0) {
      screen.say(
          "%d of %d right; the others gave away $%.2f on average. In all: %s"
              .formatted(right, asked, given, record.words()));
    }
  }

  /// The heavier a situation, the likelier; what was missed comes back, what is known comes rarely.
  private Lesson draw() {
    double whole = lessons.stream().mapToDouble(this::weight).sum();
    double at = random.nextDouble() * whole;
    for (var lesson : lessons) {
      at -= weight(lesson);
      if (at < 0) {
        return lesson;
      }
    }
    return lessons.getLast();
  }

  private double weight(Lesson lesson) {
    return lesson.weight() * record.need(lesson.id());
  }

  private boolean one(Lesson lesson) {
    var choices = choices(lesson);
    screen.say(
        "You hold %s, %s; the bank shows %s."
            .formatted(cards(lesson.cards()), lesson.hand(), cards(List.of(lesson.up()))));
    while (true) {
      var words =
          choices.entrySet().stream()
              .map(choice -> "[%s] %s".formatted(choice.getKey(), choice.getValue()))
              .collect(Collectors.joining("  "));
      var answer =
          console.line("  " + words + " > ").map(line -> line.strip().toLowerCase(Locale.ROOT));
      if (answer.isEmpty() || answer.get().equals("q")) {
        return false;
      }
      var choice = choice(choices, answer.get());
      if (choice.isPresent()) {
        judge(lesson, choice.get());
        return true;
      }
      screen.say(
          "'%s' is none of these. Type %s, or q to end."
              .formatted(answer.get(), String.join(", ", choices.keySet())));
    }
  }

  private static Optional<String> choice(Map<String, String> choices, String answer) {
    return Optional.ofNullable(choices.get(answer))
        .or(() -> choices.values().stream().filter(answer::equals).findFirst());
  }

  /// The choices by their keys; surrender is `u`, as at a table.
  private static Map<String, String> choices(Lesson lesson) {
    var choices = new LinkedHashMap<String, String>();
    for (var id : ORDER) {
      if (lesson.worths().containsKey(id)) {
        var letter =
            id.equals(Pure215ChoiceId.SURRENDER)
                ? "u"
                : id.equals(Pure215ChoiceId.SPLIT) ? "p" : id.substring(0, 1);
        choices.put(letter, id);
      }
    }
    return choices;
  }

  private void judge(Lesson lesson, String choice) {
    var cost = lesson.cost(choice) * STAKE;
    var isRight = cost < 0.005;
    right += isRight ? 1 : 0;
    given += cost;
    record.add(lesson.id(), isRight);
    var best = lesson.best();
    screen.say(
        (isRight
                ? "Right. "
                : "%s costs $%.2f. %s is best. "
                    .formatted(Lesson.doing(choice), cost, Lesson.doing(best)))
            + worths(lesson)
            + " "
            + lesson.why());
  }

  private static String worths(Lesson lesson) {
    var told = new ArrayList<String>();
    for (var id : ORDER) {
      Optional.ofNullable(lesson.worths().get(id))
          .ifPresent(worth -> told.add("%s %s".formatted(id, dollars(worth * STAKE))));
    }
    return "On average: " + String.join(", ", told) + ".";
  }

  private static String dollars(double amount) {
    return "%s$%.2f".formatted(amount < 0 ? "-" : "+", Math.abs(amount));
  }

  private String cards(List<Card> cards) {
    return paint.cards(cards.stream().map(Face::up).toList());
  }
}
