package cardroom.notation.phh;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.RandomPlay;
import cardroom.games.poker.variant.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// A hand written in PHH and read again is the same hand, at every game and betting with a code.
class PhhRoundTripTest {
  private static final int HANDS = 20 * Integer.getInteger("cardroom.tries", 1);

  static final List<PhhCode> ALL = PhhCode.all();

  /// The games of the house at a limit.
  static final List<PhhCode> OURS =
      ALL.stream()
          .filter(code -> Variants.has(code.variant().id()))
          .filter(code -> code.betting() == PhhCode.Betting.LIMIT)
          .toList();

  @ParameterizedTest
  @FieldSource("ALL")
  void a_written_hand_reads_and_replays_the_same(PhhCode code) {
    var written = new ArrayList<PhhHand>();
    for (int i = 0; i < HANDS; i++) {
      var play = new RandomPlay(100 + i);
      var start = play.start(code.variant(), structure(code));
      var actions = new ArrayList<Action>();
      var end = play(play, start, actions);
      var record = Phh.record(start, actions, "7");
      written.add(record);
      var text = Phh.write(record);
      var read = Phh.read(text).getFirst();
      assertThat(read.code()).isEqualTo(code.code());
      assertThat(Phh.write(read)).isEqualTo(text);
      var again = Phh.replay(read);
      assertThat(again.finishingStacks())
          .as(text)
          .isEqualTo(Arrays.stream(PokerGame.stacks(end).toArray()).boxed().toList());
      assertThat(again.agrees()).isTrue();
    }
    var many = Phh.read(Phh.write(written));
    assertThat(many).hasSameSizeAs(written);
    assertThat(Phh.write(many)).isEqualTo(Phh.write(written));
  }

  @ParameterizedTest
  @FieldSource("OURS")
  void a_hand_in_which_something_went_wrong_reads_and_replays_the_same(PhhCode code) {
    int wrong = 0;
    for (int i = 0; i < 3 * HANDS; i++) {
      var play = new RandomPlay(900 + i);
      var start = play.start(code.variant(), structure(code));
      var actions = new ArrayList<Action>();
      var end = new RandomTroubles(play, i).play(start, actions);
      if (actions.stream().noneMatch(Action.Trouble.class::isInstance)) {
        continue;
      }
      wrong++;
      var text = Phh.write(Phh.record(start, actions, "7"));
      var read = Phh.read(text).getFirst();
      assertThat(Phh.write(read)).isEqualTo(text);
      var again = Phh.replay(read);
      assertThat(again.agrees()).as(text).isTrue();
      assertThat(again.end().felt().layout()).as(text).isEqualTo(end.felt().layout());
      assertThat(again.finishingStacks())
          .isEqualTo(Arrays.stream(PokerGame.stacks(end).toArray()).boxed().toList());
    }
    assertThat(wrong).isGreaterThan(HANDS / 2);
  }

  private static BettingStructure structure(PhhCode code) {
    return switch (code.betting()) {
      case LIMIT -> new BettingStructure.Limit(400, 800, true);
      case SPREAD -> new BettingStructure.Spread(200, 1000, 100, false, true);
      case NO_LIMIT -> new BettingStructure.NoLimit(400, 100);
      case POT_LIMIT -> new BettingStructure.PotLimit(400, 100);
    };
  }

  private static Hand play(RandomPlay play, HandStart start, List<Action> actions) {
    var hand = PokerGame.open(start);
    while (!PokerGame.isOver(hand)) {
      var action = play.choose(hand);
      actions.add(action);
      hand = PokerGame.apply(hand, action);
    }
    return hand;
  }
}
