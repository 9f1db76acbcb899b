package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerPlayer.Entry;
import java.util.ArrayList;
import java.util.List;

/// What everybody who is dealt into a hand with blinds posts.
record BlindPosts(PokerState table, int button, int small, int big) {

  Lineup of(List<Integer> dealt) {
    var order = inOrder(dealt, button);
    var live = new ArrayList<Money>();
    var dead = new ArrayList<Money>();
    int killer = 0;
    int jumped = 0;
    for (int one : order) {
      var entry = table.at(one).map(PokerPlayer::entry).orElse(Entry.IN);
      boolean isBlind = one == small || one == big;
      killer = entry == Entry.KILLS && killer == 0 && one != big ? one : killer;
      jumped = entry == Entry.POSTS_BIG && one == order.getFirst() && !isBlind ? one : jumped;
      live.add(live(one, entry, killer));
      dead.add(entry == Entry.POSTS_BOTH && one != big ? table.row().smallBlind() : Money.ZERO);
    }
    return new Lineup(button, small, big, order, live, dead, killer, jumped);
  }

  /// These seats in the order of the deal, the first left of the button first.
  static List<Integer> inOrder(List<Integer> seats, int button) {
    var order = new ArrayList<Integer>();
    int seat = button;
    for (int i = 0; i < seats.size(); i++) {
      seat = SeatCircle.after(seats, seat);
      order.add(seat);
    }
    return order;
  }

  private Money live(int seat, Entry entry, int killer) {
    var row = table.row();
    if (seat == killer) {
      return row.bigBlind().times(2);
    }
    boolean posts = entry == Entry.POSTS_BIG || entry == Entry.POSTS_BOTH;
    if (seat == big || posts || isDueForBig(seat, entry)) {
      return row.bigBlind();
    }
    return seat == small ? row.smallBlind() : Money.ZERO;
  }

  /// A departure moved the big blind past this player, who posts it where they sit, mostly in the
  /// small one's place.
  private boolean isDueForBig(int seat, Entry entry) {
    boolean owes = entry == Entry.IN || entry == Entry.WAITING || entry == Entry.MISSED;
    boolean paid = table.at(seat).filter(PokerPlayer::paid).isPresent();
    return owes
        && !paid
        && table.last().filter(last -> SeatCircle.isBetween(last.big(), seat, big)).isPresent();
  }
}
