package cardroom.games.banked.table;

import cardroom.cards.Card;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Move;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.LinkedHashMap;
import java.util.Optional;

/// The house dealer: shuffles, deals and accepts the decisions of a round in progress.
record RoundDealing<R>(BankedGame<R> game, BankedState<R> table) {

  Ruling shuffled() {
    return switch (new BankedNeeds<>(game, table).now()) {
      case Need.Chance(ChanceRequest.Shuffle(var cards)) ->
          Ruling.allowed(new Shuffled(cards.size(), isInMidRound()));
      case Need.Chance _, Need.Decisions _, Need.Nothing _ -> notNow("No shuffle is due");
    };
  }

  private boolean isInMidRound() {
    return table.phase() instanceof BankedPhase.Dealing<R> dealing
        && !game.onTable(dealing.round()).isEmpty();
  }

  Ruling deal(Card card) {
    if (!(new BankedNeeds<>(game, table).now() instanceof Need.Chance(ChanceRequest.OneCard _))
        || !(table.phase() instanceof BankedPhase.Dealing<R> dealing)) {
      return notNow("No card is due");
    }
    if (table.shoe().burnDue()) {
      return Ruling.allowed(new Burned(card));
    }
    return Ruling.allowed(new Dealt(card, game.landing(dealing.round()).faceUp()));
  }

  Ruling decide(BankedPhase.Dealing<R> dealing, Act act) {
    var owner = owner(dealing, act.position());
    if (owner.filter(act.player()::equals).isEmpty()) {
      return Ruling.refused(
          game.terms().clauses().turns(), "You have no hand at " + act.position(), "");
    }
    var choice = game.decision(act.choice());
    var decision = matched(dealing, new Move.Decide(act.position(), choice, act.amount()));
    var refused = game.refusal(dealing.round(), decision);
    if (refused.isPresent()) {
      return refused.get();
    }
    var more = game.extra(dealing.round(), decision).getOrDefault(act.position(), Money.ZERO);
    if (more.isMoreThan(table.stack(act.player()))) {
      return Ruling.refused(RoomRule.CHIPS, "You don't have enough chips for that", "");
    }
    return Ruling.allowed(decided(decision, false));
  }

  /// Backline bettors who said so match a double or a split as far as they have the chips.
  private Move.Decide matched(BankedPhase.Dealing<R> dealing, Move.Decide decision) {
    var behind = new LinkedHashMap<Position, Money>();
    game.matching(dealing.round(), decision)
        .forEach(
            (position, amount) -> {
              var stack = owner(dealing, position).map(table::stack).orElse(Money.ZERO);
              if (!amount.isMoreThan(stack)) {
                behind.put(position, amount);
              }
            });
    return new Move.Decide(decision.position(), decision.choice(), decision.amount(), behind);
  }

  Ruling timedOut(BankedPhase.Dealing<R> dealing, Position position) {
    var isAsked =
        game.need(dealing.round()) instanceof Need.Decisions(var who, _) && who.contains(position);
    var made = isAsked ? game.timedOut(dealing.round(), position) : Optional.<Move.Decide>empty();
    return made.map(move -> Ruling.allowed(decided(move, true)))
        .orElseGet(() -> notNow("Nobody is asked there"));
  }

  private static Decided decided(Move.Decide move, boolean byRoom) {
    return new Decided(move.position(), move.choice(), move.amount(), move.behind(), byRoom);
  }

  private static <R> Optional<Player> owner(BankedPhase.Dealing<R> dealing, Position position) {
    return dealing.start().bet(position).map(Bet::bettor);
  }

  private static Ruling notNow(String sentence) {
    return Ruling.refused(RoomRule.NOT_NOW, sentence, "");
  }
}
