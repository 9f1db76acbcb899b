package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// The table as one person may see it: their own cards, face-up cards, and no more.
final class PokerTableView {
  private final PokerSheet sheet;
  private final PokerState table;
  private final Viewer viewer;
  private final Predicate<Player> sees;
  private final Optional<PokerHandView> hand;

  PokerTableView(PokerSheet sheet, PokerState table, Viewer viewer) {
    this(sheet, table, viewer, viewer::is);
  }

  /// @param sees whose cards the viewer knows
  PokerTableView(PokerSheet sheet, PokerState table, Viewer viewer, Predicate<Player> sees) {
    this.sheet = sheet;
    this.table = table;
    this.viewer = viewer;
    this.sees = sees;
    this.hand = hand();
  }

  View view() {
    return new View(
        heading(),
        seats(),
        hand.map(PokerHandView::spots).orElse(List.of()),
        Optional.empty(),
        hand.map(PokerHandView::pots).orElse(List.of()),
        hand.map(PokerHandView::board).orElse(List.of()),
        LastHandResults.of(table));
  }

  /// The same, made from what the rail sees.
  View view(View open) {
    var same = open.table();
    var heading =
        new View.Heading(
            same.name(),
            same.house(),
            same.game(),
            same.stakes(),
            same.phase(),
            same.prompt(),
            same.round(),
            same.cards(),
            same.wagers(),
            facts());
    return new View(
        heading,
        ownSeat(open.seats()),
        hand.map(now -> now.spots(open.positions())).orElse(open.positions()),
        open.bank(),
        open.pots(),
        open.board(),
        open.results());
  }

  private List<View.SeatView> ownSeat(List<View.SeatView> open) {
    if (!(viewer instanceof Viewer.Person(var player))) {
      return open;
    }
    var own = table.of(player).map(PokerPlayer::seat).orElse(0);
    if (own == 0) {
      return open;
    }
    var seats = new ArrayList<>(open);
    var seat = seats.get(own - 1);
    var tags = new ArrayList<SeatTag>(seat.tags().size() + 1);
    tags.add(SeatTag.YOU);
    tags.addAll(seat.tags());
    seats.set(own - 1, new View.SeatView(own, seat.player(), seat.stack(), tags));
    return seats;
  }

  /// The hand in progress, or the one before until the next begins.
  private Optional<PokerHandView> hand() {
    return table
        .play()
        .map(_ -> new PokerHandView(HandWithPlayers.of(table), Set.of(), sees))
        .or(() -> table.shown().map(shown -> new PokerHandView(shown, winners(), sees)));
  }

  private Set<Integer> winners() {
    return table.results().stream()
        .filter(line -> line.award() != PotAward.RETURNED)
        .map(PokerEvent.Line::seat)
        .collect(Collectors.toSet());
  }

  private View.Heading heading() {
    return new View.Heading(
        table.setup().name(),
        sheet.house(),
        sheet.variant().id(),
        table.setup().stakes().toString(),
        phase(),
        PokerPrompt.of(sheet, table),
        table.round(),
        CardStyle.PLAIN,
        List.of(),
        facts());
  }

  private Phase phase() {
    if (table.play().isEmpty()) {
      return table.shown().isPresent() ? Phase.SETTLED : Phase.WAITING;
    }
    return switch (table.play().get().hand()) {
      case Hand.Betting _, Hand.Opening _ -> Phase.BETTING;
      case Hand.Drawing _, Hand.Replacing _ -> Phase.DRAWING;
      case Hand.Discarding _ -> Phase.DISCARDING;
      case Hand.Killing _ -> Phase.KILL_OPTION;
      case Hand.Showing _ -> Phase.SHOWDOWN;
      case Hand.Dealing _, Hand.Shuffling _, Hand.Taking _, Hand.Misdealt _ -> Phase.DEALING;
      case Hand.Finished _ -> Phase.SETTLED;
    };
  }

  private List<View.Fact> facts() {
    var facts = new ArrayList<View.Fact>();
    lineup()
        .filter(line -> line.button() > 0)
        .ifPresent(line -> facts.add(new View.Fact("button", "seat " + line.button())));
    table
        .play()
        .ifPresent(
            play -> {
              var felt = play.hand().felt();
              facts.add(new View.Fact(View.Fact.STREET, felt.streetNow().name()));
              if (felt.killer() >= 0) {
                var killer = "seat " + play.lineup().seat(felt.killer());
                facts.add(new View.Fact("killed by", killer));
              }
              var price = price(play);
              if (price.isPositive()) {
                facts.add(new View.Fact("to call", price.toString()));
              }
            });
    hand.map(PokerHandView::dropped)
        .filter(Money::isPositive)
        .ifPresent(drop -> facts.add(new View.Fact("drop", drop.toString())));
    return facts;
  }

  /// What it would cost the viewer to stay in now.
  private Money price(HandInPlay play) {
    if (!(viewer instanceof Viewer.Person(var player))
        || !(play.hand() instanceof Hand.Betting betting)) {
      return Money.ZERO;
    }
    int seat = table.of(player).map(PokerPlayer::seat).orElse(0);
    if (!play.isLive(seat)) {
      return Money.ZERO;
    }
    int place = play.lineup().place(seat);
    var chips = betting.felt().chips();
    long owed = Math.max(0, betting.round().level() - chips.in(place));
    return Money.cents(Math.min(owed, chips.behind(place)));
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
                      new View.SeatView(number, chair.player().name(), chair.stack(), tags(chair)))
              .orElseGet(() -> new View.SeatView(number, "", Money.ZERO, List.of())));
    }
    return seats;
  }

  private List<SeatTag> tags(PokerPlayer chair) {
    var tags = new ArrayList<SeatTag>();
    add(tags, SeatTag.YOU, viewer.is(chair.player()));
    add(tags, SeatTag.SITTING_OUT, chair.isSittingOut());
    add(tags, SeatTag.LEAVING, chair.isLeaving());
    add(tags, SeatTag.WAITING, chair.entry() == PokerPlayer.Entry.WAITING);
    add(tags, SeatTag.MISSED_BLIND, chair.entry() == PokerPlayer.Entry.MISSED);
    lineup().ifPresent(line -> discs(tags, line, chair.seat()));
    table
        .play()
        .filter(play -> play.lineup().place(chair.seat()) >= 0)
        .ifPresent(
            play -> {
              add(tags, SeatTag.TO_ACT, play.mayAct(chair.seat()));
              boolean broke = chair.stack().isZero();
              add(tags, SeatTag.ALL_IN, play.isLive(chair.seat()) && broke);
            });
    return tags;
  }

  /// The hand on the table, or else the last one.
  private Optional<Lineup> lineup() {
    return table
        .play()
        .or(() -> table.shown().map(HandWithPlayers::play))
        .map(HandInPlay::lineup)
        .or(table::last);
  }

  /// What marks a seat in the hand: the button, the blinds, the kill.
  private void discs(List<SeatTag> tags, Lineup line, int seat) {
    add(tags, SeatTag.BUTTON, line.button() == seat);
    boolean dealt = table.play().isPresent() || table.shown().isPresent();
    add(tags, SeatTag.SMALL_BLIND, dealt && line.small() == seat);
    add(tags, SeatTag.BIG_BLIND, dealt && line.big() == seat);
    int killer = table.play().map(play -> play.hand().felt().killer()).orElse(-1);
    add(tags, SeatTag.KILLER, killer >= 0 && line.seat(killer) == seat);
  }

  private static void add(List<SeatTag> tags, SeatTag tag, boolean holds) {
    if (holds) {
      tags.add(tag);
    }
  }
}
