package cardroom.games.banked.table;

import cardroom.games.banked.BacklineRules.Scope;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingChoices;
import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Everything a person may do now. Candidates are kept exactly when the rules allow them.
final class BankedChoices<R> {

  private final BankedTable<R> engine;
  private final BankedTerms terms;
  private final BankedState<R> table;
  private final Player player;
  private final List<Choice> offered = new ArrayList<>();
  private final List<Choices.Barred> barred = new ArrayList<>();

  BankedChoices(BankedTable<R> engine, BankedState<R> table, Player player) {
    this.engine = engine;
    this.terms = engine.game().terms();
    this.table = table;
    this.player = player;
  }

  Choices all() {
    var guest = table.guest(player);
    if (guest.isEmpty()) {
      newcomer();
    } else {
      switch (table.phase()) {
        case BankedPhase.Resting<R> _ -> bank(guest.get());
        case BankedPhase.Betting<R> betting -> wagers(betting, guest.get());
        case BankedPhase.Dealing<R> dealing -> hands(dealing);
      }
      staying(guest.get());
    }
    return new Choices(offered, barred);
  }

  private void newcomer() {
    var seats = new BankedSeating<>(terms, table);
    var seating = seats.seating();
    offered.addAll(new SeatingChoices(seating).seats(player, seat -> !seats.isBetOn(seat)));
    if (seats.isBacklineOpen()) {
      var clause = terms.clauses().backline();
      var range = seating.buyIn(player);
      offered.add(
          Choice.amount(BankedChoiceId.STAND_BEHIND, "Bet behind", Position.TABLE, range, clause));
    }
  }

  private void staying(BankedPlayer guest) {
    var seating = new BankedSeating<>(terms, table).seating();
    var choices = new SeatingChoices(seating);
    choices.topUp(guest, seating.buyIn().min()).ifPresent(offered::add);
    offered.addAll(choices.staying(guest));
  }

  private void bank(BankedPlayer guest) {
    var offers = new BankOffers<>(terms, table);
    var place = Position.seat(Math.max(guest.seat(), 1));
    var most = offers.bankMax(guest);
    if (!most.isLessThan(offers.bankMin())) {
      var usual = most.min(offers.bankMin().times(40)).downTo(terms.moneyUnit());
      var range = new Amount(offers.bankMin(), most, terms.moneyUnit(), usual);
      amount(BankedChoiceId.TAKE_BANK, "Take the bank", place, range, terms.clauses().bankWager());
    }
    plain(BankedChoiceId.PASS_BANK, "Pass", place, terms.clauses().offer());
  }

  private void wagers(BankedPhase.Betting<R> betting, BankedPlayer guest) {
    if (!betting.banker().equals(player)) {
      for (var seat = 1; seat <= table.setup().seats(); seat++) {
        places(betting, guest, seat);
      }
    }
    plain(BankedChoiceId.DONE, "Deal", BankedNeeds.place(guest), terms.clauses().turns());
  }

  /// Only places that could be the guest's are tried: circles that are not in front of another
  /// player's seat, and places behind circles on which somebody else bets.
  private void places(BankedPhase.Betting<R> betting, BankedPlayer guest, int seat) {
    var occupant = table.at(seat);
    if (occupant.isEmpty() || occupant.get().player().equals(player)) {
      place(betting, guest, Position.seat(seat));
    }
    var circle = betting.circles().get(seat);
    if (circle != null && !behind().isEmpty() && !circle.own().bettor().equals(player)) {
      place(betting, guest, Position.behind(seat, player));
    }
  }

  private void place(BankedPhase.Betting<R> betting, BankedPlayer guest, Position position) {
    var wagering = new Wagering<>(terms, table);
    var here = CircleBets.bet(table, position);
    if (here.isPresent() && !here.get().bettor().equals(player)) {
      return;
    }
    var bet = here.orElseGet(() -> new Bet(position, player, Map.of(), false));
    var free = wagering.free(betting, player, position);
    if (mayBe(position, terms.main())
        && wagering.place(betting, guest, position, terms.main()).isEmpty()) {
      bet(betting, bet, terms.main(), free);
    }
    // A bonus wager needs a main wager beside it.
    if (here.isPresent()) {
      for (var wager : terms.bonus()) {
        if (mayBe(position, wager) && wagering.place(betting, guest, position, wager).isEmpty()) {
          bet(betting, bet, wager, free);
        }
      }
      offer(BankedChoiceId.TAKE_BACK, "Take back", position, terms.clauses().limits());
      if (position.isBackline()) {
        var change = bet.matches() ? BankedChoiceId.STAY : BankedChoiceId.MATCH;
        var label = bet.matches() ? "Do not match" : terms.matching();
        offer(change, label, position, terms.clauses().backline());
      }
    }
  }

  /// The wagers that the house permits behind a circle.
  private Set<WagerId> behind() {
    return terms.backline().on();
  }

  private boolean mayBe(Position position, WagerId wager) {
    return !position.isBackline() || behind().contains(wager);
  }

  private void bet(BankedPhase.Betting<R> betting, Bet bet, WagerId wager, Money free) {
    var position = bet.position();
    var schedule = terms.schedule(table.schedule());
    var range = new WagerLimits(terms, schedule).range(bet, wager);
    if (range.isEmpty()) {
      return;
    }
    var most = free.plus(bet.on(wager)).min(circleRoom(betting, position, wager));
    var within = upTo(range.get(), most);
    if (!within.max().isLessThan(within.min())
        && new BankedRulings<>(engine.game(), table)
            .stakeRefusal(betting, bet, wager, within.min(), free)
            .isEmpty()) {
      var id = BetId.of(wager.word());
      offered.add(Choice.amount(id, wager.label(), position, within, terms.clauses().limits()));
    }
  }

  private Amount upTo(Amount range, Money most) {
    var max = range.max().min(most).downTo(range.step());
    return new Amount(range.min(), max, range.step(), range.suggested().min(max));
  }

  private Money circleRoom(BankedPhase.Betting<R> betting, Position position, WagerId wager) {
    var circle = Optional.ofNullable(betting.circles().get(position.seat()));
    if (!wager.equals(terms.main())
        || terms.backline().scope() == Scope.PER_BETTOR
        || circle.isEmpty()) {
      return Money.UNLIMITED;
    }
    var room = terms.schedule(table.schedule()).limitMax();
    for (var bet : circle.get().bets()) {
      room = bet.position().equals(position) ? room : room.minus(bet.on(wager));
    }
    return room;
  }

  private void hands(BankedPhase.Dealing<R> dealing) {
    for (var circle : dealing.start().circles()) {
      for (var bet : circle.bets()) {
        if (bet.bettor().equals(player)) {
          var choices = engine.game().choices(dealing.round(), bet.position());
          choices.offered().forEach(this::withinStack);
          barred.addAll(choices.barred());
        }
      }
    }
  }

  private void withinStack(Choice choice) {
    if (choice.amount().isEmpty()) {
      keep(choice);
      return;
    }
    var range = choice.amount().get();
    var stack = table.stack(player).downTo(terms.moneyUnit());
    var most = range.max().isMoreThan(table.stack(player)) ? stack : range.max();
    if (most.isLessThan(range.min())) {
      var said = "You don't have enough chips for that";
      barred.add(new Choices.Barred(choice.id(), choice.position(), said, RoomRule.CHIPS));
    } else {
      var within = new Amount(range.min(), most, range.step(), range.suggested().min(most));
      var fitting = Optional.of(within);
      keep(
          new Choice(
              choice.id(),
              choice.label(),
              choice.position(),
              fitting,
              choice.cards(),
              choice.rule()));
    }
  }

  private void amount(String id, String label, Position position, Amount range, Rule rule) {
    keep(Choice.amount(id, label, position, range, rule));
  }

  /// A choice that is known to be allowed.
  private void offer(String id, String label, Position position, Rule rule) {
    offered.add(Choice.plain(id, label, position, rule));
  }

  private void plain(String id, String label, Position position, Rule rule) {
    keep(Choice.plain(id, label, position, rule));
  }

  private void keep(Choice choice) {
    var least = choice.amount().map(Amount::min).orElse(Money.ZERO);
    var act = new Act(player, choice.id(), choice.position(), least);
    if (new BankedRulings<>(engine.game(), table).of(act) instanceof Ruling.Allowed) {
      offered.add(choice);
    }
  }
}
