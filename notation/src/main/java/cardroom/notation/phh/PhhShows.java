package cardroom.notation.phh;

import cardroom.cards.Cards;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Hand.Showing;
import cardroom.games.poker.hand.PokerGame;
import java.util.List;
import java.util.Optional;

/// Who shows what at the end. `sm ????` is a show or a muck whose cards were not recorded; it may
/// occur once for every street of an all-in, and a later one with named cards is the one that
/// counts.
final class PhhShows {
  private static final int NOBODY = -1;
  private static final int NOT_ASKED = -2;

  private final PhhHand record;
  private final List<PhhAction> shows;
  private final boolean draws;
  private int unseenWinner = NOT_ASKED;
  private boolean hasSeen;
  private boolean hasUnseen;

  PhhShows(PhhHand record, List<PhhAction> actions) {
    this.record = record;
    this.shows = actions.stream().filter(a -> a.kind() == PhhAction.Kind.SHOW).toList();
    this.draws = actions.stream().anyMatch(a -> a.kind() == PhhAction.Kind.DRAW);
  }

  /// The show that counts: the last with named cards, else the last.
  private Optional<PhhAction> counting(int place) {
    Optional<PhhAction> counting = Optional.empty();
    for (var show : shows) {
      boolean names = !show.cards().isEmpty();
      boolean named = counting.filter(before -> !before.cards().isEmpty()).isPresent();
      if (show.player() == place && (names || !named)) {
        counting = Optional.of(show);
      }
    }
    return counting;
  }

  /// A muck is an `sm` with nothing after it; a dash shows the cards that were dealt, and `??`
  /// neither shows nor mucks.
  boolean givesUp(int place) {
    return counting(place).filter(show -> !show.isDash() && show.faces().isEmpty()).isPresent();
  }

  /// Gives the place that must show the cards that the record names.
  Hand named(Showing showing) {
    int place = showing.place();
    var counting = counting(place).filter(show -> !show.cards().isEmpty());
    if (counting.isEmpty()) {
      return showing;
    }
    var show = counting.get();
    var layout = showing.felt().layout();
    long cards = Cards.bits(show.cards());
    long fresh = cards & ~layout.own(place);
    // What was discarded may have been shuffled and dealt again.
    long free = draws ? layout.stub() | layout.muck() : layout.stub();
    if (Long.bitCount(cards) < show.cards().size() || (fresh & ~free) != 0) {
      throw show.error(PhhReason.CARD_TWICE, "a card of this hand is already on the table");
    }
    if (Long.bitCount(fresh) > layout.unknown(place)) {
      throw show.error(PhhReason.CARDS_CHANGE, "other cards were dealt to this player");
    }
    return PokerGame.named(showing, cards);
  }

  /// Where no hand at the showdown has named cards: the only player who won anything by the record.
  /// Else -1.
  int unseenWinner(Showing showing) {
    if (unseenWinner == NOT_ASKED) {
      unseenWinner = find(showing);
    }
    return unseenWinner;
  }

  private int find(Showing showing) {
    int winner = NOBODY;
    boolean isOne = true;
    for (int place : showing.felt().live().list()) {
      boolean seen = isNamed(showing, place);
      hasSeen |= seen;
      hasUnseen |= !seen;
      if (isWinner(showing, place)) {
        isOne &= winner == NOBODY;
        winner = place;
      }
    }
    return hasSeen || !isOne ? NOBODY : winner;
  }

  private boolean isNamed(Showing showing, int place) {
    return showing.felt().layout().unknown(place) == 0
        || showing.shown().contains(place)
        || counting(place)
            .filter(show -> show.unknown() == 0 && !show.faces().isEmpty())
            .isPresent();
  }

  private boolean isWinner(Showing showing, int place) {
    if (record.winnings().filter(PhhShows::isSaid).isPresent()) {
      return record.winnings().get().get(place) > 0;
    }
    long behind = showing.felt().chips().behind(place);
    return record.finishingStacks().filter(stacks -> stacks.get(place) > behind).isPresent();
  }

  /// If nobody won anything by the record, the winnings were not recorded.
  static boolean isSaid(List<Long> winnings) {
    return winnings.stream().anyMatch(amount -> amount != 0);
  }

  /// Whether anybody is left to win if those without named cards mucked.
  boolean someoneWins() {
    return hasSeen || hasUnseenWinner();
  }

  boolean hasUnseenWinner() {
    return unseenWinner >= 0;
  }

  boolean hasUnseen() {
    return hasUnseen;
  }
}
