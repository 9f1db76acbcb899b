package cardroom.bots.coach;

import cardroom.analysis.threecard.PlayWorth;
import cardroom.games.table.Choice;
import cardroom.games.table.Position;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Weighs play against fold: Ante and Play alone, bonus wagers left out.
record ThreeCardCoach(Sheet sheet) implements Coach.HandCoach {

  private static final int HAND = 3;

  @Override
  public Optional<CoachRemark> counsel(SeenCards seen, Position position, List<Choice> offered) {
    if (seen.cards().size() != HAND) {
      return Optional.empty();
    }
    var exposed = seen.bank().stream().findFirst();
    var worth = PlayWorth.of(sheet, seen.cards(), exposed, seen.others());
    double ante = seen.hand().stake().cents();
    var worths = new ArrayList<Worth>();
    for (var choice : offered) {
      switch (choice.id()) {
        case ThreeCardChoiceId.PLAY -> worths.add(Worth.of(choice, worth.play() * ante));
        case ThreeCardChoiceId.FOLD -> worths.add(Worth.of(choice, -ante));
        default -> {}
      }
    }
    return worths.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CoachRemark(
                position,
                seen.hand().total(),
                exposed.map(card -> Lessons.article(card.rank().word())).orElse(""),
                worths,
                why(worth)));
  }

  static String why(PlayWorth worth) {
    return "Of 100 banks %.0f do not qualify, %.0f lose to this hand and %.0f beat it."
        .formatted(100 * worth.notQualified(), 100 * worth.won(), 100 * worth.lost());
  }
}
