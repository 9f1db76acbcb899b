package cardroom.games.banked;

import cardroom.cards.Rank;
import cardroom.games.money.Money;
import cardroom.games.table.Face;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Which part of a person's wagers has action when the bank is smaller than what is staked, as far
/// as that person can know: a function of their view and of the posted rules.
///
/// Wagers are counted at what is staked, as if all of them lost: the settlement itself says how far
/// the bank then reaches. While the card that places the action button is face down, it may be any
/// card that is not in sight.
///
/// @param staked on the whole table
/// @param own what that person has staked
/// @param least what of it has action wherever the button goes
/// @param most what of it has action with the most favourable button
public record VisibleCover(Money bank, Money staked, Money own, Money least, Money most) {

  private static final int SUITS = 4;
  private static final Settlement.ShortBank NO_CLAUSES =
      new Settlement.ShortBank(List.of(), List.of());

  /// Empty where the bank covers everything, or that person has staked nothing.
  public static Optional<VisibleCover> of(BankedGame<?> game, View view, Player person) {
    var circles = circles(game, view);
    var all = circles.stream().flatMap(circle -> circle.bets().stream()).toList();
    var staked = Money.sum(all.stream().map(Bet::total).toList());
    var own =
        Money.sum(all.stream().filter(bet -> bet.bettor().equals(person)).map(Bet::total).toList());
    return view.bank()
        .filter(plate -> plate.wager().isPositive() && plate.wager().isLessThan(staked))
        .filter(_ -> own.isPositive())
        .map(
            plate -> {
              var start =
                  new RoundStart(
                      view.table().round(),
                      plate.seat(),
                      new Player(plate.player()),
                      plate.wager(),
                      game.terms().schedules().getFirst(),
                      view.seats().size(),
                      fromBank(circles, plate.seat(), view.seats().size()));
              var covered = new TreeSet<Money>();
              for (var button : buttons(game, view, start)) {
                covered.add(covered(game, start, button, person));
              }
              return new VisibleCover(
                  plate.wager(), staked, own, covered.getFirst(), covered.getLast());
            });
  }

  private static Collection<Circle> circles(BankedGame<?> game, View view) {
    Map<Integer, Circle> circles = new LinkedHashMap<>();
    view.positions().stream()
        .filter(spot -> !spot.bettor().isEmpty())
        .sorted(Comparator.comparing(spot -> spot.position().isBackline()))
        .forEach(
            spot -> {
              var bet = bet(game, spot);
              if (bet.total().isPositive()) {
                circles.merge(
                    spot.position().seat(),
                    new Circle(spot.position().seat(), List.of(bet)),
                    (known, _) -> known.with(bet));
              }
            });
    return circles.values();
  }

  private static Bet bet(BankedGame<?> game, View.Spot spot) {
    var bet = new Bet(spot.position(), new Player(spot.bettor()), Map.of(), false);
    for (var stake : spot.stakes()) {
      var wager = game.terms().wagers().named(stake.wager().word()).map(Wager::id);
      if (wager.isPresent()) {
        bet = bet.with(wager.get(), bet.on(wager.get()).plus(stake.amount()));
      }
    }
    return bet;
  }

  private static List<Circle> fromBank(Collection<Circle> circles, int bank, int seats) {
    var clockwise = ActionButton.clockwiseFrom(bank, seats);
    return circles.stream()
        .sorted(Comparator.comparingInt(circle -> clockwise.indexOf(circle.seat())))
        .toList();
  }

  /// The seats to which the button may still go; the seat it is at, once it is placed.
  private static Collection<Integer> buttons(BankedGame<?> game, View view, RoundStart start) {
    for (var fact : view.table().facts()) {
      if (fact.name().equals(View.Fact.ACTION_BUTTON)) {
        return List.of(Integer.valueOf(fact.value()));
      }
    }
    var seats = new TreeSet<Integer>();
    unseen(game, view)
        .forEach(
            (rank, left) -> {
              if (left > 0) {
                seats.add(game.buttonRules().seat(rank, start));
              }
            });
    return seats;
  }

  private static Map<Rank, Integer> unseen(BankedGame<?> game, View view) {
    var left = new EnumMap<Rank, Integer>(Rank.class);
    for (var rank : Rank.values()) {
      left.put(rank, SUITS * game.terms().shoe().decks());
    }
    var seen = new ArrayList<Face>();
    view.positions().stream()
        // A bettor behind a seat is shown that seat's cards a second time.
        .filter(spot -> !spot.position().isBackline())
        .forEach(spot -> spot.hands().forEach(hand -> seen.addAll(hand.cards())));
    view.bank().ifPresent(plate -> seen.addAll(plate.hand().cards()));
    for (var face : seen) {
      if (face instanceof Face.Up(var card)) {
        left.merge(card.rank(), -1, Integer::sum);
      }
    }
    return left;
  }

  private static Money covered(BankedGame<?> game, RoundStart start, int button, Player person) {
    var bank = BankMeters.full(game.terms().bank().policy(), start.bank());
    var order =
        new ActionOrder(game.buttonRules(), start.circles(), button, game.terms().wagers().order());
    var dues = order.arrange(VisibleCover::lost, bank);
    return Money.sum(
        Settlement.of(dues, bank, NO_CLAUSES).outcomes().stream()
            .filter(outcome -> outcome.due().bettor().equals(person))
            .map(Outcome::collected)
            .toList());
  }

  private static List<Due> lost(Bet bet, WagerId wager) {
    var stake = bet.on(wager);
    return stake.isZero()
        ? List.of()
        : List.of(
            new Due(bet.position(), bet.bettor(), wager, 0, stake, stake.negated(), List.of(), ""));
  }
}
