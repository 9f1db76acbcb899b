package cardroom.houses.lessons;

import cardroom.games.banked.CollectionRule;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.rules.Rule;
import cardroom.games.table.TableGame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The clauses that a game is played by, in their own words.
final class LessonClauses {
  private LessonClauses() {}

  static Optional<? extends Rule> of(TableGame<?> game, String id) {
    return all(game).filter(rule -> rule.id().equals(id)).findFirst();
  }

  private static Stream<? extends Rule> all(TableGame<?> game) {
    return switch (game) {
      case BankedTable<?> banked ->
          Stream.of(
                  banked.game().clauses(),
                  List.of(CollectionRule.values()),
                  banked.game().terms().schedules())
              .flatMap(List::stream);
      case PokerTable poker ->
          Stream.concat(PokerRules.all().stream(), poker.sheet().rows().stream());
      default -> Stream.empty();
    };
  }
}
