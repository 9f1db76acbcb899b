package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Card;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Whatever is offered is accepted, and whatever is not offered is refused: every action there is,
/// tried in every state of many hands.
class OfferedTest {
  private static final int HANDS = 6 * Integer.getInteger("cardroom.tries", 1);

  static final List<Variant> ALL = Variants.ALL;

  @ParameterizedTest
  @FieldSource("ALL")
  void exactly_what_is_offered_is_allowed(Variant variant) {
    var play = new RandomPlay(21);
    for (int i = 0; i < HANDS; i++) {
      for (var hand : play.play(play.start(variant))) {
        var options = PokerGame.options(hand);
        for (var action : everything(hand)) {
          boolean offered = isOffered(hand, options, action);
          assertThat(PokerGame.refusal(hand, action).isEmpty())
              .as("%s after %s offers %s", action, hand, options)
              .isEqualTo(offered);
          if (!offered && i == 0) {
            assertThatThrownBy(() -> PokerGame.apply(hand, action)).hasMessageContaining("(");
          }
        }
      }
    }
  }

  private static List<Action> everything(Hand hand) {
    var all = new ArrayList<Action>();
    all.addAll(List.of(Action.FOLD, Action.CHECK, Action.CALL, Action.BRING_IN, Action.SHOW));
    all.addAll(List.of(Action.MUCK, Action.PLAY_BOARD, Action.SHUFFLED));
    for (long total = 50; total <= 4_000; total += 50) {
      all.add(new Action.BetTo(total));
    }
    for (var card : hand.felt().variant().deck().cards()) {
      all.add(Action.Deal.of(card));
    }
    for (int place = 0; place < hand.felt().start().places(); place++) {
      all.add(new Action.Kill(place));
      all.add(new Action.LetLive(place));
      all.add(new Action.NotCleared(place));
      for (var card : hand.felt().variant().deck().cards()) {
        all.add(new Action.Discard(place, card.bit()));
      }
    }
    long down = hand.felt().layout().down(0);
    for (long some = down; some != 0; some = (some - 1) & down) {
      all.add(new Action.Draw(some, 0));
    }
    all.add(Action.Draw.PAT);
    all.add(new Action.Draw(Card.at(0).bit() | Card.at(51).bit(), 0));
    return all;
  }

  private static boolean isOffered(Hand hand, LegalOptions options, Action action) {
    return switch (options) {
      case LegalOptions.Bets bets -> isOffered(bets, action);
      case LegalOptions.Kills(PlaceSet places, _) ->
          switch (action) {
            case Action.Kill(int place) -> places.contains(place);
            case Action.LetLive(int place) -> places.contains(place);
            default -> false;
          };
      case LegalOptions.Draws(_, long from, int most) ->
          action instanceof Action.Draw(long cards, _)
              && (cards & ~from) == 0
              && Long.bitCount(cards) <= most;
      case LegalOptions.Discards(PlaceSet places) ->
          switch (action) {
            case Action.Discard(int place, long card) ->
                places.contains(place) && (card & hand.felt().layout().down(place)) != 0;
            case Action.NotCleared(int place) -> places.contains(place);
            default -> false;
          };
      case LegalOptions.Shows shows ->
          switch (action) {
            case Action.Show _ -> true;
            case Action.Muck _ -> shows.mayMuck();
            case Action.PlayBoard _ -> shows.mayPlayBoard();
            default -> false;
          };
      case LegalOptions.Deck(boolean shuffles, int oneOf) -> isDealt(hand, shuffles, oneOf, action);
      case LegalOptions.Over _ -> false;
    };
  }

  private static boolean isOffered(LegalOptions.Bets bets, Action action) {
    return switch (action) {
      case Action.BringIn _ -> bets.bringsIn();
      case Action.Fold _ -> !bets.bringsIn();
      case Action.Check _ -> !bets.bringsIn() && bets.call() == 0;
      case Action.Call _ -> !bets.bringsIn() && bets.call() > 0;
      case Action.BetTo(long total) -> bets.takes(total);
      default -> false;
    };
  }

  /// Cards asked for may be changed until one is dealt (DRAW-4).
  private static boolean isDealt(Hand hand, boolean shuffles, int oneOf, Action action) {
    return switch (action) {
      case Action.Shuffled _ -> shuffles;
      case Action.Deal(var card) ->
          !shuffles && oneOf == 0 && (hand.felt().layout().stub() & card.bit()) != 0;
      case Action.Draw(long cards, _) ->
          hand instanceof Hand.Replacing r
              && r.untouched()
              && (cards & ~r.asked().felt().layout().down(r.place())) == 0
              && Long.bitCount(cards) <= 5;
      default -> false;
    };
  }
}
