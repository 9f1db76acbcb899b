package cardroom.games.banked.table;

import cardroom.games.banked.BacklineRules.Scope;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Terms;
import cardroom.games.banked.WagerId;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything a person may do now. Candidates are kept exactly when the rules allow them.
final class Choosing<R> {

  private final BankedTable<R> engine;
  private final Terms terms;
  private final Banked<R> table;
  private final Player player;
  private final List<Choice> offered = new ArrayList<>();
  private final List<Choices.Barred> barred = new ArrayList<>();

  Choosing(BankedTable<R> engine, Banked<R> table, Player player) {
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
        case Phase.Resting<R> _ -> bank(guest.get());
        case Phase.Betting<R> betting -> wagers(betting, guest.get());
        case Phase.Dealing<R> dealing -> hands(dealing);
      }
      staying(guest.get());
    }
    return new Choices(offered, barred);
  }

  private void newcomer() {
    var buyIn = new Seating<>(terms, table).buyIn();
    for (var seat = 1; seat <= table.setup().seats(); seat++) {
      amount(Seating.SIT, "Sit down", Position.seat(seat), buyIn, terms.clauses().seats());
    }
    amount(Seating.STAND_BEHIND, "Bet behind", Position.TABLE, buyIn, terms.clauses().backline());
  }

  private void staying(Guest guest) {
    var seating = new Seating<>(terms, table);
    var most = seating.topUpMax(guest);
    if (most.isPositive()) {
      var unit = terms.moneyUnit();
      var range = new Amount(unit, most, unit, seating.buyIn().min().min(most));
      amount(Seating.TOP_UP, "Add chips", Position.TABLE, range, RoomRule.BUY_IN);
    }
    plain(Seating.SIT_OUT, "Sit out", Position.TABLE, RoomRule.SEAT);
    plain(Seating.COME_BACK, "Come back", Position.TABLE, RoomRule.SEAT);
    plain(Seating.LEAVE, "Leave", Position.TABLE, RoomRule.SEAT);
  }

  private void bank(Guest guest) {
    var offers = new Offers<>(terms, table);
    var place = Position.seat(Math.max(guest.seat(), 1));
    var most = offers.bankMax(guest);
    if (!most.isLessThan(offers.bankMin())) {
      var usual = most.min(offers.bankMin().times(40)).downTo(terms.moneyUnit());
      var range = new Amount(offers.bankMin(), most, terms.moneyUnit(), usual);
      amount(Judgement.TAKE_BANK, "Take the bank", place, range, terms.clauses().bankWager());
    }
    plain(Judgement.PASS_BANK, "Pass", place, terms.clauses().offer());
  }

  private void wagers(Phase.Betting<R> betting, Guest guest) {
    for (var seat = 1; seat <= table.setup().seats(); seat++) {
      place(betting, Position.seat(seat));
      place(betting, Position.behind(seat, player));
    }
    plain(Judgement.DONE, "Deal", Needs.place(guest), terms.clauses().turns());
  }

  private void place(Phase.Betting<R> betting, Position position) {
    bet(betting, position, terms.main());
    terms.bonus().forEach(wager -> bet(betting, position, wager));
    plain(Judgement.TAKE_BACK, "Take back", position, terms.clauses().limits());
    plain(Judgement.MATCH, terms.matching(), position, terms.clauses().backline());
    plain(Judgement.STAY, "Do not match", position, terms.clauses().backline());
  }

  private void bet(Phase.Betting<R> betting, Position position, WagerId wager) {
    var schedule = terms.schedule(table.schedule());
    var bet = Bets.bet(table, position).orElseGet(() -> new Bet(position, player, Map.of(), false));
    var wagering = new Wagering<>(terms, table);
    var free = wagering.free(betting, player, position).plus(bet.on(wager));
    new WagerLimits(terms, schedule)
        .range(bet, wager)
        .map(range -> upTo(range, free.min(circleRoom(betting, position, wager))))
        .filter(range -> !range.max().isLessThan(range.min()))
        .ifPresent(
            range ->
                amount(
                    Judgement.BET + wager.word(),
                    wager.label(),
                    position,
                    range,
                    terms.clauses().limits()));
  }

  private Amount upTo(Amount range, Money most) {
    var max = range.max().min(most).downTo(range.step());
    return new Amount(range.min(), max, range.step(), range.suggested().min(max));
  }

  private Money circleRoom(Phase.Betting<R> betting, Position position, WagerId wager) {
    var circle = Optional.ofNullable(betting.circles().get(position.seat()));
    if (!wager.equals(terms.main())
        || terms.backline().scope() == Scope.PER_BETTOR
        || circle.isEmpty()) {
      return Money.UNLIMITED;
    }
    var others =
        circle.get().bets().stream()
            .filter(bet -> !bet.position().equals(position))
            .map(bet -> bet.on(wager))
            .toList();
    return terms.schedule(table.schedule()).limitMax().minus(Money.sum(others));
  }

  private void hands(Phase.Dealing<R> dealing) {
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
      var said = "You have not the chips for that";
      barred.add(new Choices.Barred(choice.id(), choice.position(), said, RoomRule.CHIPS.id()));
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
    keep(Choice.amount(id, label, position, range, rule.id()));
  }

  private void plain(String id, String label, Position position, Rule rule) {
    keep(Choice.plain(id, label, position, rule.id()));
  }

  private void keep(Choice choice) {
    var least = choice.amount().map(Amount::min).orElse(Money.ZERO);
    var act = new Act(player, choice.id(), choice.position(), least);
    if (new Judgement<>(engine.game(), table).of(act) instanceof Ruling.Allowed) {
      offered.add(choice);
    }
  }
}
