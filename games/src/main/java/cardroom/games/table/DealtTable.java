package cardroom.games.table;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Command.Act;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// A table that deals itself, for programs that embed the rules: they provide the randomness, and
/// say what people choose (`docs/embedding.md`).
public final class DealtTable<T> {

  private final TableGame<T> game;
  private final IntUnaryOperator chance;
  private final List<Card> shoe = new ArrayList<>();
  private final List<StoryLine> story = new ArrayList<>();
  private T table;

  /// @param chance returns a number below the one it is given, all equally likely, such as
  ///   `random::nextInt`
  public DealtTable(TableGame<T> game, Setup setup, IntUnaryOperator chance) {
    this.game = game;
    this.chance = chance;
    this.table = game.open(setup);
  }

  /// Everything that an onlooker has been told so far.
  public List<StoryLine> story() {
    return List.copyOf(story);
  }

  public T table() {
    return table;
  }

  /// Takes a choice that the rules offer that player now, with its usual amount and the fewest
  /// cards.
  public void says(Player player, String choice) {
    if (!saysOneOf(player, List.of(choice))) {
      throw new IllegalArgumentException(
          "%s cannot say '%s' now; the rules offer %s".formatted(player, choice, words(player)));
    }
  }

  private List<String> words(Player player) {
    return offered(player).stream().map(Choice::id).distinct().toList();
  }

  private List<Choice> offered(Player player) {
    return game.choices(table, new Viewer.Person(player)).offered();
  }

  private boolean saysOneOf(Player player, List<String> words) {
    for (var word : words) {
      for (var choice : offered(player)) {
        if (choice.id().equals(word)) {
          var amount = choice.amount().map(Amount::suggested).orElse(Money.ZERO);
          var cards = choice.cards().map(DealtTable::fewest).orElse(List.of());
          happens(new Act(player, word, choice.position(), amount, cards));
          return true;
        }
      }
    }
    return false;
  }

  private static List<Card> fewest(Choice.Pick pick) {
    return pick.from().subList(0, pick.min());
  }

  /// Deals until the round is over; a player who is asked takes the first of these choices that is
  /// offered.
  public void plays(List<Player> players, String... words) {
    var known = List.of(words);
    do {
      if (game.need(table) instanceof Need.Chance(var draw)) {
        happens(answer(draw));
      } else if (players.stream().noneMatch(player -> saysOneOf(player, known))) {
        var offered = players.stream().map(player -> player + " " + words(player)).toList();
        throw new IllegalArgumentException(
            "Nobody can say any of %s now; the rules offer %s".formatted(known, offered));
      }
    } while (!game.atRest(table));
  }

  private Command answer(ChanceRequest draw) {
    return switch (draw) {
      case ChanceRequest.OneCard _ -> new Command.Deal(shoe.removeLast());
      case ChanceRequest.OneOf(var count) -> new Command.Drawn(chance.applyAsInt(count));
      case ChanceRequest.Shuffle(var cards) -> {
        shoe.clear();
        shoe.addAll(cards);
        for (var left = shoe.size(); left > 1; left--) {
          Collections.swap(shoe, left - 1, chance.applyAsInt(left));
        }
        yield new Command.Shuffled();
      }
    };
  }

  private void happens(Command command) {
    switch (game.rule(table, command)) {
      case Ruling.Refused no -> throw new IllegalArgumentException(no.words());
      case Ruling.Allowed(var events) ->
          events.forEach(
              event -> {
                story.addAll(game.story(table, event, new Viewer.Rail()));
                table = game.apply(table, event);
              });
    }
  }
}
