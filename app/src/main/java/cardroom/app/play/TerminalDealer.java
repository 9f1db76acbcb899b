package cardroom.app.play;

import cardroom.cards.Card;
import cardroom.cards.RandomBits;
import cardroom.cards.Shuffle;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Runs one table in this process: takes commands, shuffles, deals, and reports what happens.
final class TerminalDealer<T> {

  private final TableGame<T> game;
  private final RandomBits bits;
  private final Viewer viewer;
  private final Consumer<StoryLine> told;
  private final List<Card> shoe = new ArrayList<>();
  private Optional<TraineeDealer> trainee = Optional.empty();
  private T table;

  TerminalDealer(
      TableGame<T> game, T table, RandomBits bits, Viewer viewer, Consumer<StoryLine> told) {
    this.game = game;
    this.table = table;
    this.bits = bits;
    this.viewer = viewer;
    this.told = told;
  }

  /// From now on a dealer in training holds the deck.
  void train(TraineeDealer hand) {
    trainee = Optional.of(hand);
  }

  Need need() {
    return game.need(table);
  }

  View view(Player player) {
    return game.view(table, new Viewer.Person(player));
  }

  Choices choices(Player player) {
    return game.choices(table, new Viewer.Person(player));
  }

  int round() {
    return game.round(table);
  }

  boolean atRest() {
    return game.atRest(table);
  }

  /// Carries out a command and every chance move up to the next decision, or says why not.
  Optional<Ruling.Refused> take(Command command) {
    return switch (game.rule(table, command)) {
      case Ruling.Refused refused -> Optional.of(refused);
      case Ruling.Allowed(var events) -> {
        events.forEach(this::happen);
        chance();
        makeMistake();
        yield Optional.empty();
      }
    };
  }

  /// Between rounds it waits for a command, so that the settlement can be read.
  private void chance() {
    while (!game.atRest(table) && game.need(table) instanceof Need.Chance(var draw)) {
      draw(draw);
    }
  }

  /// Begins a round that starts with a shuffle rather than with a player's action.
  void begin(ChanceRequest draw) {
    draw(draw);
    makeMistake();
    chance();
  }

  /// Lets the dealer in training make a mistake, if the rules say that it is possible now.
  private void makeMistake() {
    if (trainee.isEmpty() || game.atRest(table)) {
      return;
    }
    var call = trainee.get().now(game.view(table, viewer));
    if (call.isPresent() && game.rule(table, call.get()) instanceof Ruling.Allowed(var events)) {
      trainee.get().made();
      events.forEach(this::happen);
      chance();
    }
  }

  private void draw(ChanceRequest draw) {
    switch (game.rule(table, answer(draw))) {
      case Ruling.Allowed(var events) -> events.forEach(this::happen);
      case Ruling.Refused refused ->
          throw new IllegalStateException("the table refused its own card: " + refused.words());
    }
  }

  private Command answer(ChanceRequest draw) {
    return switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        shoe.clear();
        shoe.addAll(Shuffle.of(cards, bits).reversed());
        yield new Command.Shuffled();
      }
      case ChanceRequest.OneCard _ -> new Command.Deal(shoe.removeLast());
      case ChanceRequest.OneOf(var count) -> new Command.Drawn(Shuffle.below(count, bits));
    };
  }

  private void happen(Event event) {
    game.story(table, event, viewer).forEach(told);
    table = game.apply(table, event);
  }
}
