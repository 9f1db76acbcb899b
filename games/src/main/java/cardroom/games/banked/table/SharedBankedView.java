package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.table.BankedPhase.*;
import cardroom.games.money.Money;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Choices;
import cardroom.games.table.Need;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.SeatTag;
import cardroom.games.table.SharedView;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import cardroom.games.table.View.*;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// A banked table for all who look at it. Most of it is the same for everybody and built once; a
/// person's own seat and hands are then filled in.
final class SharedBankedView<R> implements SharedView {
  private static final Viewer RAIL = new Viewer.Rail();

  private final BankedTable<R> engine;
  private final BankedGame<R> game;
  private final BankedState<R> table;
  private final View open;

  SharedBankedView(BankedTable<R> engine, LayoutAreas layout, BankedState<R> table) {
    this.engine = engine;
    this.game = engine.game();
    this.table = table;
    var positions = positions(RAIL);
    this.open =
        new View(heading(layout), seats(), positions, bank(RAIL), List.of(), List.of(), results());
  }

  @Override
  public View view(Viewer viewer) {
    if (!(viewer instanceof Viewer.Person(var player))) {
      return open;
    }
    var more = shown().filter(round -> game.seesMore(round, viewer)).isPresent();
    return new View(
        open.table(),
        seats(player),
        more ? positions(viewer) : open.positions(),
        more ? bank(viewer) : open.bank(),
        open.pots(),
        open.board(),
        open.results());
  }

  @Override
  public Choices choices(Viewer viewer) {
    return engine.choices(table, viewer);
  }

  /// The seats with that player's own one marked.
  private List<SeatView> seats(Player player) {
    for (var index = 0; index < open.seats().size(); index++) {
      var seat = open.seats().get(index);
      if (seat.player().equals(player.name())) {
        var tags = new ArrayList<SeatTag>(seat.tags().size() + 1);
        tags.add(SeatTag.YOU);
        tags.addAll(seat.tags());
        var marked = new ArrayList<>(open.seats());
        marked.set(index, new SeatView(seat.seat(), seat.player(), seat.stack(), tags));
        return marked;
      }
    }
    return open.seats();
  }

  private Heading heading(LayoutAreas layout) {
    var stage = stage();
    return new Heading(
        table.setup().name(),
        terms().house(),
        terms().game(),
        layout.stakes(),
        stage.phase(),
        stage.prompt(),
        table.round(),
        shown().map(game::cards).orElse(CardStyle.PLAIN),
        layout.areas(),
        facts());
  }

  private Stage stage() {
    return switch (table.phase()) {
      case Dealing<R>(_, _, _, var round) -> game.stage(round);
      case Betting<R> betting ->
          new Stage(Phase.BETTING, betting.banker() + " banks. Place your wagers.");
      case Resting<R> _ ->
          new BankOffers<>(terms(), table)
              .offered()
              .map(seat -> new Stage(Phase.BANK_OFFER, "The bank is offered to seat " + seat + "."))
              .orElseGet(() -> new Stage(Phase.WAITING, waiting()));
    };
  }

  private String waiting() {
    return table.guests().stream().filter(BankedPlayer::isActive).count() < 2
        ? "The table waits for players."
        : "Everybody passed the bank. Who takes it?";
  }

  private List<Fact> facts() {
    var facts = new ArrayList<Fact>();
    var button = shown().map(game::button).orElse(0);
    if (button > 0) {
      facts.add(new Fact(Fact.ACTION_BUTTON, Integer.toString(button)));
    }
    facts.add(new Fact("shoe", Integer.toString(table.shoe().left().size())));
    facts.add(new Fact("decks", Integer.toString(terms().shoe().decks())));
    facts.addAll(game.printed());
    return facts;
  }

  private List<SeatView> seats() {
    var toAct =
        new BankedNeeds<>(game, table).now() instanceof Need.Decisions(var who, _)
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

  private SeatView seat(BankedPlayer guest, Set<Position> toAct) {
    var tags = new ArrayList<SeatTag>();
    add(tags, SeatTag.PLAYER_DEALER, isBanker(guest));
    add(tags, SeatTag.SITTING_OUT, guest.isSittingOut());
    add(tags, SeatTag.LEAVING, guest.isLeaving());
    add(tags, SeatTag.PROVIDER, guest.isProvider());
    add(tags, SeatTag.BEHIND, !guest.isSeated());
    add(tags, SeatTag.TO_ACT, isToAct(guest, toAct));
    add(tags, SeatTag.SHORT_OF_CHIPS, isShort(guest));
    return new SeatView(guest.seat(), guest.player().name(), guest.stack(), tags);
  }

  /// Could not bet now, and has nothing in the round that might bring chips.
  private boolean isShort(BankedPlayer guest) {
    var isIn =
        switch (table.phase()) {
          case Resting<R> _ -> false;
          case Betting<R> betting ->
              betting.banker().equals(guest.player())
                  || !CircleBets.of(betting, guest.player()).isEmpty();
          case Dealing<R> _ -> true;
        };
    return !isIn && guest.isActive() && !new BankOffers<>(game.terms(), table).canBet(guest);
  }

  private static <E> void add(List<E> tags, E tag, boolean holds) {
    if (holds) {
      tags.add(tag);
    }
  }

  private boolean isBanker(BankedPlayer guest) {
    return switch (table.phase()) {
      case Resting<R> _ -> table.last().isPresent() && guest.seat() == table.rotation().banker();
      case Betting<R> betting -> betting.banker().equals(guest.player());
      case Dealing<R> dealing -> dealing.start().banker().equals(guest.player());
    };
  }

  private boolean isToAct(BankedPlayer guest, Set<Position> toAct) {
    if (toAct.isEmpty()) {
      return false;
    }
    if (!(table.phase() instanceof Dealing<R> dealing)) {
      return toAct.contains(BankedNeeds.place(guest));
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

  private List<Spot> positions(Viewer viewer) {
    return switch (table.phase()) {
      case Dealing<R>(_, _, _, var round) -> game.spots(round, viewer);
      case Betting<R> betting -> placed(betting.circles().values());
      case Resting<R> _ ->
          table.last().map(last -> game.spots(last.round(), viewer)).orElse(List.of());
    };
  }

  private static List<Spot> placed(Collection<Circle> circles) {
    var spots = new ArrayList<Spot>();
    for (var circle : circles) {
      for (var bet : circle.bets()) {
        spots.add(spot(bet));
      }
    }
    return spots;
  }

  private static Spot spot(Bet bet) {
    var stakes = new ArrayList<Stake>();
    bet.stakes().forEach((wager, amount) -> stakes.add(new Stake(wager, amount)));
    var tags = new ArrayList<SpotTag>();
    add(tags, SpotTag.BACKLINE, bet.position().isBackline());
    add(tags, SpotTag.MATCHES, bet.matches());
    return new Spot(bet.position(), bet.bettor().name(), stakes, List.of(), tags);
  }

  private Optional<BankView> bank(Viewer viewer) {
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
      case Dealing<R> dealing ->
          Optional.of(bank(dealing.start(), dealing.round(), List.of(), viewer));
      case Resting<R> _ ->
          table.last().map(last -> bank(last.start(), last.round(), last.lines(), viewer));
    };
  }

  private BankView bank(RoundStart start, R round, List<BankedEvent.Line> lines, Viewer viewer) {
    return new BankView(
        start.bankSeat(),
        start.banker().name(),
        table.rotation().hands(),
        start.bank(),
        sum(lines, BankedEvent.Line::paid),
        sum(lines, BankedEvent.Line::collected),
        game.bankHand(round, viewer));
  }

  private static Money sum(List<BankedEvent.Line> lines, Function<BankedEvent.Line, Money> amount) {
    var sum = Money.ZERO;
    for (var line : lines) {
      sum = sum.plus(amount.apply(line));
    }
    return sum;
  }

  private List<Result> results() {
    return table.phase() instanceof Dealing<R>
        ? List.of()
        : table.last().map(BankedState.Last::results).orElse(List.of());
  }

  /// The round to show: the one in progress, or the last one while its results are still shown.
  private Optional<R> shown() {
    return table.phase() instanceof Dealing<R>(_, _, _, var round)
        ? Optional.of(round)
        : table.last().map(BankedState.Last::round);
  }

  private BankedTerms terms() {
    return game.terms();
  }
}
