package cardroom.bots.coach;

import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Weighs the choices of a person at a table; the front door of the package.
///
/// A coach is a function of what that person sees and of the posted rules. It never has access to a
/// shoe.
public final class Coach {

  /// Weighs the choices of one hand.
  interface HandCoach {
    Optional<CoachRemark> counsel(SeenCards seen, Position position, List<Choice> offered);
  }

  private final HandCoach hands;
  private final Object sheet;
  private Optional<BonusWorths> bonus = Optional.empty();

  private Coach(HandCoach hands, Object sheet) {
    this.hands = hands;
    this.sheet = sheet;
  }

  /// The coach for the rules of a sheet; empty for a game whose choices cannot be weighed.
  public static Optional<Coach> of(Object sheet) {
    return switch (sheet) {
      case cardroom.games.pure215.Sheet pure ->
          Optional.of(new Coach(new Pure215Coach(pure), pure));
      case cardroom.games.threecard.Sheet three ->
          Optional.of(new Coach(new ThreeCardCoach(three), three));
      default -> Optional.empty();
    };
  }

  /// One remark for each hand that somebody may decide on now.
  public List<CoachRemark> counsels(View view, Choices choices) {
    Map<Position, List<Choice>> byPosition = new LinkedHashMap<>();
    for (var choice : choices.offered()) {
      byPosition.computeIfAbsent(choice.position(), _ -> new ArrayList<>()).add(choice);
    }
    var counsels = new ArrayList<CoachRemark>();
    byPosition.forEach(
        (position, offered) ->
            SeenCards.at(view, position)
                .flatMap(seen -> hands.counsel(seen, position, offered))
                .ifPresent(counsels::add));
    return counsels;
  }

  /// What bonus wagers of that person bring, which the figures of the hands leave out; empty
  /// without any.
  public String besides(View view, String bettor) {
    return bonus().sentence(view, bettor);
  }

  private synchronized BonusWorths bonus() {
    var known = bonus.orElseGet(() -> BonusWorths.of(sheet));
    bonus = Optional.of(known);
    return known;
  }
}
