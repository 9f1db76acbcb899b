package cardroom.games.poker.rules;

import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Every clause of the poker rule book by its id.
public final class PokerRules {
  private static final List<Rule> ALL =
      Stream.<Rule[]>of(PokerRule.values(), VariantRule.values(), IrregularityRule.values())
          .flatMap(Stream::of)
          .toList();

  private PokerRules() {}

  public static List<Rule> all() {
    return ALL;
  }

  public static Optional<Rule> withId(String id) {
    return ALL.stream().filter(rule -> rule.id().equals(id)).findFirst();
  }

  /// What is done about something that went wrong under the clause. Where the book has none, it is
  /// what the house does about a card too many before the draw.
  public static String remedy(String id) {
    return id.equals(PokerRule.HOUSE_RULES.id())
        ? "Of a card too many before the draw one is taken back at random; once somebody has acted"
            + " the hand is dead."
        : sentence(id);
  }

  /// What the clause says; empty when it is none of these.
  public static String sentence(String id) {
    return withId(id).map(Rule::sentence).orElse("");
  }
}
