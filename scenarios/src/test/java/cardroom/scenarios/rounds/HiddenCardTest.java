package cardroom.scenarios.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.table.Face;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/// Nobody can tell what the down card is: swap it for another and everything looks the same.
final class HiddenCardTest {

  @Property(seed = "215", tries = 150, shrinking = ShrinkingMode.OFF)
  void a_view_does_not_depend_on_the_down_card(@ForAll long seed) {
    RandomRound.of(seed).play(HiddenCardTest::looksTheSame);
  }

  private static <R> void looksTheSame(RandomRound<R> round) {
    var downAt = 2 * round.setting.start().circles().size() + 1;
    var bank = round.game.bankHand(round.round, new Viewer.Rail()).cards();
    if (round.moves.size() <= downAt || !bank.contains(Face.down())) {
      return;
    }
    var up = ((Move.Fall) round.moves.get(downAt / 2)).card();
    var down = ((Move.Fall) round.moves.get(downAt)).card();
    var other = Cards.STANDARD_52.get(round.moves.hashCode() & 31);
    // The peek itself shows whether there is a Pure; apart from that, it could be any card.
    if (isPure(up, other) || isPure(up, down)) {
      return;
    }
    var changed = new ArrayList<>(round.moves);
    changed.set(downAt, new Move.Fall(other));
    var twin = round.replayed(changed);
    assertThat(seen(round, twin)).isEqualTo(seen(round, round.round));
    assertThat(told(round, changed)).isEqualTo(told(round, round.moves));
  }

  private static boolean isPure(Card up, Card down) {
    return (up.rank() == Rank.ACE && isTen(down)) || (down.rank() == Rank.ACE && isTen(up));
  }

  private static boolean isTen(Card card) {
    return "TJQK".indexOf(card.rank().symbol()) >= 0;
  }

  /// Everything that the table shows of a state, to the rail and to each bettor.
  private static <R> List<Object> seen(RandomRound<R> round, R state) {
    var game = round.game;
    var seen = new ArrayList<Object>();
    seen.add(game.need(state));
    seen.add(game.button(state));
    if (game.need(state) instanceof Need.Chance) {
      seen.add(game.landing(state));
    }
    seen.add(game.stage(state));
    var viewers = new ArrayList<Viewer>(List.of(new Viewer.Rail()));
    round.bets().forEach(bet -> viewers.add(new Viewer.Person(bet.bettor())));
    for (var viewer : viewers) {
      seen.add(game.spots(state, viewer));
      seen.add(game.bankHand(state, viewer));
    }
    for (var position : round.bets().stream().map(Bet::position).toList()) {
      seen.add(game.choices(state, position));
      seen.add(game.refusal(state, new Move.Decide(position, game.decision("hit"), Money.ZERO)));
    }
    seen.add(game.choices(state, Position.BANK));
    return seen;
  }

  /// The story lines of the last move.
  private static <R> Object told(RandomRound<R> round, List<Move> moves) {
    var before = round.replayed(moves.subList(0, moves.size() - 1));
    var last = moves.getLast();
    var after = round.game.apply(before, last);
    return round.game.story(before, last, after);
  }
}
