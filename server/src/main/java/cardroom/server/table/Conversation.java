package cardroom.server.table;

import cardroom.games.table.Face;
import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.server.table.Tables.Heard;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/// What is said at one table, among those who are at it. The table's rules and its journal know
/// nothing of it.
///
/// Free text could name cards: a player who sees cards that the rail does not see has only the
/// room's own lines until the round is over.
final class Conversation {
  private static final int KEPT_MAX = 40;

  private final Deque<TableRemark> recent = new ArrayDeque<>();
  private long last;

  Heard take(SpeechCommand speech, TableInPlay<?> table, Collection<Watcher> watchers, long now) {
    if (!isAt(table.publicView(), speech.player())) {
      return no("Only those who are at the table talk there", "Sit down first");
    }
    return switch (speech.kind()) {
      case REPORT -> reported(speech.words());
      case TEXT ->
          holdsHiddenCards(table, speech.player())
              ? no(
                  "You hold cards that others do not see",
                  "Say one of the room's lines, or wait until the round is over")
              : said(speech, table, watchers, now);
      case LINE -> said(speech, table, watchers, now);
      case EMBLEM -> worn(speech, watchers);
    };
  }

  /// Not something said: it is neither stored nor can it be reported.
  private static Heard worn(SpeechCommand speech, Collection<Watcher> watchers) {
    watchers.forEach(watcher -> watcher.wears(speech.player(), speech.words()));
    return new Heard.Yes(new TableRemark(0, speech.player(), "", ""));
  }

  private Heard said(
      SpeechCommand speech, TableInPlay<?> table, Collection<Watcher> watchers, long now) {
    last = Math.max(last + 1, now);
    var isLine = speech.kind() == SpeechCommand.Kind.LINE;
    var said =
        new TableRemark(
            last, speech.player(), isLine ? speech.words() : "", isLine ? "" : speech.words());
    recent.addLast(said);
    if (recent.size() > KEPT_MAX) {
      recent.removeFirst();
    }
    watchers.stream()
        .filter(watcher -> hears(watcher, table.publicView()))
        .forEach(watcher -> watcher.heard(said));
    return new Heard.Yes(said);
  }

  private Heard reported(String id) {
    return recent.stream()
        .filter(said -> String.valueOf(said.id()).equals(id))
        .findFirst()
        .<Heard>map(Heard.Yes::new)
        .orElseGet(() -> no("The room no longer knows what was said", "Tell the floor yourself"));
  }

  /// A person at the table has come back to it.
  void recall(Watcher watcher, View view) {
    if (hears(watcher, view)) {
      recent.forEach(watcher::heard);
    }
  }

  /// Those at the table, and the floor.
  private static boolean hears(Watcher watcher, View view) {
    return watcher.eyes().floor().isPresent()
        || (watcher.viewer() instanceof Viewer.Person(var player) && isAt(view, player.name()));
  }

  private static boolean isAt(View view, String player) {
    return view.seats().stream().anyMatch(seat -> seat.player().equals(player))
        || view.positions().stream().anyMatch(spot -> spot.bettor().equals(player));
  }

  private static boolean holdsHiddenCards(TableInPlay<?> table, String player) {
    var own = table.viewOf(new Viewer.Person(new Player(player)));
    return !table.isAtRest() && !cards(own).equals(cards(table.publicView()));
  }

  private static List<List<Face>> cards(View view) {
    List<List<Face>> cards = new ArrayList<>();
    view.positions().forEach(spot -> spot.hands().forEach(hand -> cards.add(hand.cards())));
    view.bank().ifPresent(bank -> cards.add(bank.hand().cards()));
    cards.add(view.board());
    return cards;
  }

  private static Heard no(String sentence, String remedy) {
    return new Heard.No(Answer.refuse(RoomRule.TABLE, sentence, remedy));
  }
}
