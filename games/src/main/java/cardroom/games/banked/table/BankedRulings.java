package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Wager;
import cardroom.games.banked.WagerLimits;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.BetId;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The table's answer to one command.
record BankedRulings<R>(BankedGame<R> game, BankedState<R> table) {

  Ruling of(Command command) {
    return switch (command) {
      case Act act -> act(act);
      case Command.Deal(var card) -> new RoundDealing<>(game, table).deal(card);
      case Command.Shuffled _ -> new RoundDealing<>(game, table).shuffled();
      case Command.Drawn _ -> unknown("Nothing is drawn by lot at this table");
      case Command.TimedOut(var position) -> timedOut(position);
      case Command.HourPassed(var player) -> seats().seating().hourPassed(player);
      case Command.Call call -> new FloorCalls<>(terms(), table).of(call);
    };
  }

  private Ruling act(Act act) {
    return switch (act.choice()) {
      case Seating.SIT -> seats().sit(act, BankedPlayer.Role.PLAYER);
      case BankedChoiceId.SIT_AS_PROVIDER -> seats().sit(act, BankedPlayer.Role.PROVIDER);
      case BankedChoiceId.STAND_BEHIND -> seats().standBehind(act);
      default -> {
        var guest = table.guest(act.player());
        yield guest.isPresent() ? guestActs(act, guest.get()) : Seating.STRANGER;
      }
    };
  }

  private BankedSeating<R> seats() {
    return new BankedSeating<>(terms(), table);
  }

  private Ruling guestActs(Act act, BankedPlayer guest) {
    return switch (act.choice()) {
      case Seating.TOP_UP -> seats().seating().topUp(act, guest);
      case Seating.LEAVE -> seats().leave(guest);
      case Seating.SIT_OUT -> seats().seating().sitOut(guest);
      case Seating.COME_BACK -> seats().seating().comeBack(guest);
      case BankedChoiceId.TAKE_BANK -> takeBank(act, guest);
      case BankedChoiceId.PASS_BANK -> passBank(guest);
      case BankedChoiceId.TAKE_BACK,
          BankedChoiceId.MATCH,
          BankedChoiceId.STAY,
          BankedChoiceId.DONE ->
          betting(act, guest);
      default -> BetId.isBet(act.choice()) ? betting(act, guest) : decide(act);
    };
  }

  private Ruling takeBank(Act act, BankedPlayer guest) {
    var offers = new BankOffers<>(terms(), table);
    var offered = offers.offered();
    if (!(table.phase() instanceof BankedPhase.Resting<R>)
        || offered.filter(seat -> seat != guest.seat()).isPresent()
        || !offers.mayTakeUnasked(guest.seat())) {
      return Ruling.refused(terms().clauses().offer(), "The bank is not offered to you now", "");
    }
    if (!offers.canBank(guest.seat())) {
      return Ruling.refused(
          terms().clauses().bankSize(),
          "To bank here you need %s and its fee, and somebody to bet".formatted(offers.bankMin()),
          "");
    }
    var most = offers.bankMax(guest);
    if (act.amount().isLessThan(offers.bankMin()) || act.amount().isMoreThan(most)) {
      var said = "A bank of %s is not possible".formatted(act.amount());
      var remedy = "Put up %s to %s.".formatted(offers.bankMin(), most);
      return Ruling.refused(terms().clauses().bankSize(), said, remedy);
    }
    if (!act.amount().isMultipleOf(terms().moneyUnit())) {
      return Ruling.refused(
          terms().clauses().unit(), "A bank is a multiple of " + terms().moneyUnit(), "");
    }
    return Ruling.allowed(new BankTaken(guest.seat(), guest.player(), act.amount()));
  }

  private Ruling passBank(BankedPlayer guest) {
    var offered = new BankOffers<>(terms(), table).offered();
    return offered.filter(seat -> seat == guest.seat()).isPresent()
        ? Ruling.allowed(new BankPassed(guest.seat()))
        : Ruling.refused(terms().clauses().offer(), "The bank is not offered to you now", "");
  }

  private Ruling betting(Act act, BankedPlayer guest) {
    if (!(table.phase() instanceof BankedPhase.Betting<R> betting)) {
      return Ruling.refused(terms().clauses().noMoreBets(), "No wagers are taken now", "");
    }
    if (act.choice().equals(BankedChoiceId.DONE)) {
      return new BankedConsequences<>(game).isAwaited(table, betting, guest)
          ? Ruling.allowed(new BetsMade(guest.player(), false))
          : Ruling.refused(RoomRule.NOT_NOW, "Nobody is waiting for your wagers", "");
    }
    return BetId.isBet(act.choice()) ? wager(betting, act, guest) : own(betting, act, guest);
  }

  private Ruling own(BankedPhase.Betting<R> betting, Act act, BankedPlayer guest) {
    var bet = CircleBets.bet(table, act.position());
    if (bet.filter(mine -> mine.bettor().equals(guest.player())).isEmpty()) {
      return Ruling.refused(RoomRule.NOT_NOW, "You have no wager there", "");
    }
    if (act.choice().equals(BankedChoiceId.TAKE_BACK)) {
      var back = new Wagering<>(terms(), table).takenBack(betting, act.position());
      return new Ruling.Allowed(List.copyOf(back));
    }
    var matches = act.choice().equals(BankedChoiceId.MATCH);
    if (!act.position().isBackline() || bet.get().matches() == matches) {
      return Ruling.refused(terms().clauses().backline(), "That changes nothing", "");
    }
    return Ruling.allowed(new Matched(act.position(), matches));
  }

  private Ruling wager(BankedPhase.Betting<R> betting, Act act, BankedPlayer guest) {
    var word = BetId.wager(act.choice());
    var known = terms().wagers().named(word).map(Wager::id);
    if (known.isEmpty()) {
      return unknown("There is no wager called " + word);
    }
    var wager = known.get();
    var wagering = new Wagering<>(terms(), table);
    var position = act.position();
    var placed = wagering.place(betting, guest, position, wager);
    if (placed.isPresent()) {
      return placed.get();
    }
    var bet =
        CircleBets.bet(table, position)
            .orElseGet(() -> new Bet(position, guest.player(), Map.of(), false));
    var refused = stakeRefusal(betting, bet, wager, act.amount(), free(betting, bet));
    return refused.isPresent()
        ? refused.get()
        : Ruling.allowed(new Wagered(position, guest.player(), wager, act.amount()));
  }

  private Money free(BankedPhase.Betting<R> betting, Bet bet) {
    return new Wagering<>(terms(), table).free(betting, bet.bettor(), bet.position());
  }

  /// Why a bettor may not have this much on a wager of a place that is theirs.
  ///
  /// @param free the chips that the bettor can still put down there
  Optional<Ruling.Refused> stakeRefusal(
      BankedPhase.Betting<R> betting, Bet bet, WagerId wager, Money amount, Money free) {
    var schedule = terms().schedule(table.schedule());
    var refused =
        new WagerLimits(terms(), schedule)
            .refusal(bet, wager, amount)
            .or(() -> wager.equals(terms().main()) ? game(betting, bet, amount) : Optional.empty());
    if (refused.isPresent()) {
      return refused;
    }
    var more = amount.minus(bet.on(wager));
    if (more.isMoreThan(free.minus(bonusFee(bet, wager)))) {
      var said = "You don't have enough chips for that and its fee";
      return Optional.of(new Ruling.Refused(RoomRule.CHIPS, said, ""));
    }
    return Optional.empty();
  }

  private Money bonusFee(Bet bet, WagerId wager) {
    return bet.has(wager) ? Money.ZERO : new RoundFees<>(terms(), table).bonus(wager);
  }

  /// The first wager has to fit its circle and the bonus wagers beside it.
  private Optional<Ruling.Refused> game(BankedPhase.Betting<R> betting, Bet bet, Money amount) {
    return others(bet, amount)
        .or(() -> new Wagering<>(terms(), table).scope(betting, bet.position(), amount));
  }

  /// A smaller game wager may leave a bonus wager above its limit.
  private Optional<Ruling.Refused> others(Bet bet, Money amount) {
    var wager = terms().main();
    if (bet.stakes().size() <= (bet.has(wager) ? 1 : 0)) {
      return Optional.empty();
    }
    var changed = bet.with(wager, amount);
    var limits = new WagerLimits(terms(), terms().schedule(table.schedule()));
    for (var stake : changed.stakes().entrySet()) {
      if (!stake.getKey().equals(wager)) {
        var refused = limits.refusal(changed, stake.getKey(), stake.getValue());
        if (refused.isPresent()) {
          return refused;
        }
      }
    }
    return Optional.empty();
  }

  private Ruling decide(Act act) {
    return table.phase() instanceof BankedPhase.Dealing<R> dealing
        ? new RoundDealing<>(game, table).decide(dealing, act)
        : unknown("'%s' is not something you can do now".formatted(act.choice()));
  }

  private Ruling timedOut(Position position) {
    return switch (table.phase()) {
      case BankedPhase.Resting<R> _ ->
          table
              .at(position.seat())
              .map(this::passBank)
              .orElseGet(() -> unknown("Nobody is asked there"));
      case BankedPhase.Betting<R> betting ->
          new BankedConsequences<>(game)
              .awaited(table, betting).stream()
                  .filter(guest -> BankedNeeds.place(guest).equals(position))
                  .findFirst()
                  .map(guest -> Ruling.allowed(new BetsMade(guest.player(), true)))
                  .orElseGet(() -> unknown("Nobody is asked there"));
      case BankedPhase.Dealing<R> dealing ->
          new RoundDealing<>(game, table).timedOut(dealing, position);
    };
  }

  private static Ruling unknown(String sentence) {
    return Ruling.refused(RoomRule.UNKNOWN, sentence, "");
  }

  private BankedTerms terms() {
    return game.terms();
  }
}
