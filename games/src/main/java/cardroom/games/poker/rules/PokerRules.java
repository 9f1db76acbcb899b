package cardroom.games.poker.rules;

import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Every clause of the poker rule book by its id.
public final class PokerRules {
  private static final List<Rule> ALL =
      Stream.<Rule[]>of(PokerRule.values(), VariantRule.values(), IrregularityRule.values())
          .flatMap(Stream::of)
          .toList();

  private static final Map<String, Rule> BY_ID = Rule.byId(ALL.toArray(Rule[]::new));

  private PokerRules() {}

  public static List<Rule> all() {
    return ALL;
  }

  public static Optional<Rule> withId(String id) {
    return Optional.ofNullable(BY_ID.get(id));
  }

  /// Whether it is a clause of the book, and not of a house or of the room.
  public static boolean isOfBook(Rule rule) {
    return BY_ID.containsKey(rule.id());
  }

  /// What is done about something that went wrong under the clause. Where the book has none, it is
  /// what the house does about a card too many before the draw.
  public static String remedy(Rule rule) {
    return rule == PokerRule.HOUSE_RULES
        ? "When a hand has a card too many before the draw, one is taken back at random; once somebody has acted"
            + " the hand is dead."
        : rule.sentence();
  }
}
