package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Terms;
import cardroom.games.banked.table.Phase.*;
import cardroom.games.money.Money;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.View.*;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A banked table through one person's eyes.
record TableFace<R>(BankedGame<R> game, LayoutAreas layout, Banked<R> table, Viewer viewer) {

  View view() {
    return new View(heading(), seats(), positions(), bank(), List.of(), List.of(), results());
  }

  private Heading heading() {
    var phase = phase();
    return new Heading(
        table.setup().name(),
        terms().house(),
        terms().game(),
        layout.stakes(),
        phase.name(),
        phase.value(),
        table.round(),
        shown().map(game::cards).orElse("plain"),
        layout.areas(),
        facts());
  }

  private Fact phase() {
    return switch (table.phase()) {
      case Dealing<R>(_, _, _, var round) -> game.phase(round);
      case Betting<R> betting ->
          new Fact("betting", betting.banker() + " banks. Place your wagers.");
      case Resting<R> _ ->
          new Offers<>(terms(), table)
              .offered()
              .map(seat -> new Fact("bank-offer", "The bank is offered to seat " + seat + "."))
              .orElseGet(() -> new Fact("waiting", waiting()));
    };
  }

  private String waiting() {
    return table.guests().stream().filter(Guest::isActive).count() < 2
        ? "The table waits for players."
        : "Everybody passed the bank. Who takes it?";
  }

  private List<Fact> facts() {
    var facts = new ArrayList<Fact>();
    var button = shown().map(game::button).orElse(0);
    if (button > 0) {
      facts.add(new Fact("action-button", Integer.toString(button)));
    }
    facts.add(new Fact("shoe", Integer.toString(table.shoe().left().size())));
    facts.add(new Fact("decks", Integer.toString(terms().shoe().decks())));
    return facts;
  }

  private List<SeatView> seats() {
    var toAct =
        new Needs<>(game, table).now() instanceof Need.Decisions(var who, _)
            ? who
            : Set.<Position>of();
    var seats = new ArrayList<SeatView>();
    for (var seat = 1; seat <= table.setup().seats(); seat++) {
      var guest = table.at(seat);
      seats.add(
          guest.isPresent()
              ? seat(guest.get(), toAct)
              : new SeatView(seat, "", Money.ZERO, List.of()));
    }
    for (var guest : table.guests()) {
      if (!guest.isSeated()) {
        seats.add(seat(guest, toAct));
      }
    }
    return seats;
  }

  private SeatView seat(Guest guest, Set<Position> toAct) {
    var tags = new ArrayList<String>();
    add(tags, "you", viewer.is(guest.player()));
    add(tags, "player-dealer", isBanker(guest));
    add(tags, "sitting-out", guest.isSittingOut());
    add(tags, "leaving", guest.isLeaving());
    add(tags, "provider", guest.isProvider());
    add(tags, "behind", !guest.isSeated());
    add(tags, "to-act", isToAct(guest, toAct));
    return new SeatView(guest.seat(), guest.player().name(), guest.stack(), tags);
  }

  private static void add(List<String> tags, String tag, boolean holds) {
    if (holds) {
      tags.add(tag);
    }
  }

  private boolean isBanker(Guest guest) {
    return switch (table.phase()) {
      case Resting<R> _ -> table.last().isPresent() && guest.seat() == table.rotation().banker();
      case Betting<R> betting -> betting.banker().equals(guest.player());
      case Dealing<R> dealing -> dealing.start().banker().equals(guest.player());
    };
  }

  private boolean isToAct(Guest guest, Set<Position> toAct) {
    if (toAct.isEmpty()) {
      return false;
    }
    if (!(table.phase() instanceof Dealing<R> dealing)) {
      return toAct.contains(Needs.place(guest));
    }
    for (var circle : dealing.start().circles()) {
      for (var bet : circle.bets()) {
        if (bet.bettor().equals(guest.player()) && toAct.contains(bet.position())) {
          return true;
        }
      }
    }
    return false;
  }

  private List<Spot> positions() {
    return switch (table.phase()) {
      case Dealing<R>(_, _, _, var round) -> game.spots(round, viewer);
      case Betting<R> betting -> placed(betting.circles().values());
      case Resting<R> _ ->
          table.last().map(last -> game.spots(last.round(), viewer)).orElse(List.of());
    };
  }

  private static List<Spot> placed(Collection<Circle> circles) {
    return circles.stream().flatMap(circle -> circle.bets().stream()).map(TableFace::spot).toList();
  }

  private static Spot spot(Bet bet) {
    var stakes = new ArrayList<Stake>();
    bet.stakes().forEach((wager, amount) -> stakes.add(new Stake(wager.word(), amount)));
    var tags = new ArrayList<String>();
    add(tags, "backline", bet.position().isBackline());
    add(tags, "matches", bet.matches());
    return new Spot(bet.position(), bet.bettor().name(), stakes, List.of(), tags);
  }

  private Optional<BankView> bank() {
    var turn = table.rotation().hands();
    var none = new Hand(List.of(), "", Money.ZERO, List.of());
    return switch (table.phase()) {
      case Betting<R> betting ->
          Optional.of(
              new BankView(
                  betting.bankSeat(),
                  betting.banker().name(),
                  turn,
                  betting.bank(),
                  Money.ZERO,
                  Money.ZERO,
                  none));
      case Dealing<R> dealing -> Optional.of(bank(dealing.start(), dealing.round(), List.of()));
      case Resting<R> _ -> table.last().map(last -> bank(last.start(), last.round(), last.lines()));
    };
  }

  private BankView bank(
      cardroom.games.banked.RoundStart start, R round, List<BankedEvent.Line> lines) {
    return new BankView(
        start.bankSeat(),
        start.banker().name(),
        table.rotation().hands(),
        start.bank(),
        Money.sum(lines.stream().map(BankedEvent.Line::paid).toList()),
        Money.sum(lines.stream().map(BankedEvent.Line::collected).toList()),
        game.bankHand(round, viewer));
  }

  private List<Result> results() {
    return table.phase() instanceof Dealing<R>
        ? List.of()
        : table.last().map(Banked.Last::results).orElse(List.of());
  }

  /// The round to look at: the one in progress, or the last one while its results lie there.
  private Optional<R> shown() {
    return table.phase() instanceof Dealing<R>(_, _, _, var round)
        ? Optional.of(round)
        : table.last().map(Banked.Last::round);
  }

  private Terms terms() {
    return game.terms();
  }
}
