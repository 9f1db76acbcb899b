package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.betting.Places;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The table as one person may see it: his own cards, what lies face up, and no more.
final class Face {
  private final PokerSheet sheet;
  private final Poker table;
  private final Viewer viewer;

  Face(PokerSheet sheet, Poker table, Viewer viewer) {
    this.sheet = sheet;
    this.table = table;
    this.viewer = viewer;
  }

  View view() {
    return new View(
        heading(),
        seats(),
        table.play().map(this::spots).orElse(List.of()),
        Optional.empty(),
        table.play().map(this::pots).orElse(List.of()),
        table.play().map(play -> up(play.hand().felt().layout().board())).orElse(List.of()),
        Results.of(table));
  }

  private View.Heading heading() {
    return new View.Heading(
        table.setup().name(),
        sheet.house(),
        sheet.variant().id(),
        table.setup().stakes().toString(),
        phase(),
        Prompts.of(table),
        table.round(),
        "plain",
        List.of(),
        facts());
  }

  private String phase() {
    if (table.play().isEmpty()) {
      return "waiting";
    }
    return switch (table.play().get().hand()) {
      case Hand.Betting _, Hand.Opening _ -> "betting";
      case Hand.Drawing _, Hand.Replacing _ -> "drawing";
      case Hand.Discarding _ -> "discarding";
      case Hand.Killing _ -> "kill-option";
      case Hand.Showing _ -> "showdown";
      case Hand.Dealing _, Hand.Shuffling _, Hand.Taking _, Hand.Misdealt _ -> "dealing";
      case Hand.Finished _ -> "settled";
    };
  }

  private List<View.Fact> facts() {
    var facts = new ArrayList<View.Fact>();
    table
        .last()
        .filter(line -> line.button() > 0)
        .ifPresent(line -> facts.add(new View.Fact("button", "seat " + line.button())));
    table
        .play()
        .ifPresent(
            play -> {
              var felt = play.hand().felt();
              facts.add(new View.Fact("street", felt.streetNow().name()));
              if (felt.killer() >= 0) {
                var killer = "seat " + play.lineup().seat(felt.killer());
                facts.add(new View.Fact("killed by", killer));
              }
              if (felt.dropped() > 0) {
                facts.add(new View.Fact("drop", Money.cents(felt.dropped()).toString()));
              }
            });
    return facts;
  }

  private List<View.SeatView> seats() {
    var seats = new ArrayList<View.SeatView>();
    for (int seat = 1; seat <= table.setup().seats(); seat++) {
      int number = seat;
      seats.add(
          table
              .at(seat)
              .map(
                  chair ->
                      new View.SeatView(
                          number, chair.player().name(), table.stack(chair), tags(chair)))
              .orElseGet(() -> new View.SeatView(number, "", Money.ZERO, List.of())));
    }
    return seats;
  }

  private List<String> tags(Chair chair) {
    var tags = new ArrayList<String>();
    add(tags, "you", viewer.is(chair.player()));
    add(tags, "sitting-out", chair.isSittingOut());
    add(tags, "leaving", chair.isLeaving());
    add(tags, "waiting", chair.entry() == Chair.Entry.WAITING);
    add(tags, "missed-blind", chair.entry() == Chair.Entry.MISSED);
    add(tags, "button", table.last().filter(l -> l.button() == chair.seat()).isPresent());
    table
        .play()
        .filter(play -> play.lineup().place(chair.seat()) >= 0)
        .ifPresent(
            play -> {
              add(tags, "to-act", play.mayAct(chair.seat()));
              boolean broke = table.stack(chair).isZero();
              add(tags, "all-in", play.isLive(chair.seat()) && broke);
            });
    return tags;
  }

  private static void add(List<String> tags, String tag, boolean holds) {
    if (holds) {
      tags.add(tag);
    }
  }

  private List<View.Spot> spots(Play play) {
    var spots = new ArrayList<View.Spot>();
    for (int place = 0; place < play.lineup().seats().size(); place++) {
      int seat = play.lineup().seat(place);
      var chair = table.at(seat);
      if (chair.isPresent()) {
        var in = Money.cents(play.hand().felt().chips().in(place));
        var stakes = in.isPositive() ? List.of(new View.Stake("bet", in)) : List.<View.Stake>of();
        var hand = hand(play, place, viewer.is(chair.get().player()));
        var position = Position.seat(seat);
        spots.add(
            new View.Spot(position, chair.get().player().name(), stakes, List.of(hand), List.of()));
      }
    }
    return spots;
  }

  private View.Hand hand(Play play, int place, boolean mine) {
    var felt = play.hand().felt();
    var layout = felt.layout();
    long shown = Shown.cards(play.hand(), place);
    var faces = new ArrayList<cardroom.games.table.Face>();
    for (var card : Cards.ofBits(layout.down().at(place))) {
      boolean open = mine || (shown & card.bit()) != 0;
      faces.add(open ? cardroom.games.table.Face.up(card) : cardroom.games.table.Face.down());
    }
    // Hidden cards lie in the order of their number, which would tell something: closed ones first.
    faces.sort((a, b) -> Boolean.compare(isUp(a), isUp(b)));
    faces.addAll(up(layout.up().at(place)));
    var tags = new ArrayList<String>();
    add(tags, "folded", !Places.has(felt.live(), place));
    add(tags, "active", Places.has(PokerGame.toAct(play.hand()), place));
    boolean all = shown != 0 && shown == layout.down().at(place);
    int drew = felt.drawn(place);
    add(tags, "drew-" + drew, Shown.tellsDraw(play.hand()));
    return new View.Hand(faces, mine || all ? Shown.words(felt, place) : "", Money.ZERO, tags);
  }

  private static boolean isUp(cardroom.games.table.Face face) {
    return face instanceof cardroom.games.table.Face.Up;
  }

  private static List<cardroom.games.table.Face> up(long cards) {
    List<Card> list = Cards.ofBits(cards);
    return list.stream().map(cardroom.games.table.Face::up).toList();
  }

  private List<View.Pot> pots(Play play) {
    var pots = new ArrayList<View.Pot>();
    for (var pot : PokerGame.pots(play.hand())) {
      var seats = Places.list(pot.places()).stream().map(play.lineup()::seat).toList();
      var name = pots.isEmpty() ? "main pot" : "side pot " + pots.size();
      pots.add(new View.Pot(name, Money.cents(pot.amount()), seats));
    }
    return pots;
  }
}
