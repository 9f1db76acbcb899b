package cardroom.scenarios.rounds;

import cardroom.cards.Card;
import cardroom.cards.Shoe;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/// A round played at random from a shuffled shoe: any choice on offer may be taken.
final class RandomRound<R> {

  final BankedGame<R> game;
  final RandomSetting setting;
  final List<Move> moves = new ArrayList<>();
  R round;
  private final Random random;
  private final List<Card> shoe;

  private RandomRound(BankedGame<R> game, RandomSetting setting, Random random) {
    this.game = game;
    this.setting = setting;
    this.random = random;
    this.shoe = new ArrayList<>(Shoe.of(setting.decks()));
    Collections.shuffle(shoe, random);
    this.round = game.open(setting.start());
  }

  static RandomRound<?> of(long seed) {
    var random = new Random(seed);
    var setting = RandomSetting.of(random);
    return new RandomRound<>(setting.game(), setting, random);
  }

  /// Plays on to the end; `look` sees every state on the way, the last included.
  RandomRound<R> play(Consumer<RandomRound<R>> look) {
    while (true) {
      look.accept(this);
      switch (game.need(round)) {
        case Need.Chance _ -> make(new Move.Fall(shoe.removeLast()));
        case Need.Decisions(var who, _) -> decide(List.copyOf(who));
        case Need.Nothing _ -> {
          return this;
        }
      }
    }
  }

  private void decide(List<Position> who) {
    var position = who.get(random.nextInt(who.size()));
    var offered = game.choices(round, position).offered();
    var choice = offered.get(random.nextInt(offered.size()));
    var amount = choice.amount().map(range -> RandomSetting.some(range, random));
    var plain = new Move.Decide(position, game.decision(choice.id()), amount.orElse(Money.ZERO));
    make(new Move.Decide(position, plain.choice(), plain.amount(), game.matching(round, plain)));
  }

  private void make(Move move) {
    round = game.apply(round, move);
    moves.add(move);
  }

  /// The state after these moves from the beginning.
  R replayed(List<Move> again) {
    var state = game.open(setting.start());
    for (var move : again) {
      state = game.apply(state, move);
    }
    return state;
  }

  /// Everything that decisions added to the layout.
  Money added() {
    var sum = Money.ZERO;
    var state = game.open(setting.start());
    for (var move : moves) {
      if (move instanceof Move.Decide decide) {
        sum = sum.plus(Money.sum(game.extra(state, decide).values()));
      }
      state = game.apply(state, move);
    }
    return sum;
  }

  List<Bet> bets() {
    return setting.start().circles().stream().flatMap(circle -> circle.bets().stream()).toList();
  }
}
