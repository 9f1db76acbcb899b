package cardroom.analysis.simulate;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Fee;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A table to be simulated, whatever its game: who stakes what against which bank.
public sealed interface SimulatedTable permits TablePlan, ThreeCardPlan {

  /// The game's name for people.
  String gameTitle();

  /// The game's sheet.
  BankedTerms terms();

  /// The house's name for people.
  default String houseTitle() {
    return terms().houseTitle();
  }

  int decks();

  /// The number of the schedule in force.
  int schedule();

  /// What the player-dealer puts up each round; [Money#UNLIMITED] covers everything.
  Money bank();

  int seatCount();

  /// The kinds of wagers by the place of their results; somebody at the table makes each of them or
  /// may make it.
  List<WagerId> wagers();

  /// What a seat stakes on a kind before the first card; zero where it leaves it out.
  Money stake(int seat, WagerId wager);

  /// What the results of a kind are measured in: its stake, or that of the wager it follows.
  default Money unit(int seat, WagerId wager) {
    return stake(seat, wager);
  }

  /// The common name of the first two kinds where one follows from the other.
  default Optional<String> together() {
    return Optional.empty();
  }

  /// What a report names for each seat: every kind of wager that is made, and those that belong
  /// together.
  default List<WagerGroup> reported() {
    var reported = new ArrayList<WagerGroup>();
    together()
        .ifPresent(name -> reported.add(new WagerGroup(name, wagers().size(), List.of(0, 1))));
    for (var place = 0; place < wagers().size(); place++) {
      if (unit(0, wagers().get(place)).isPositive()) {
        reported.add(new WagerGroup(wagers().get(place).word(), place, List.of(place)));
      }
    }
    return reported;
  }

  /// The round in the plain engine, before the first card. The player-dealer sits in the last seat,
  /// so the seats that bet are 1, 2, 3 … clockwise from the bank's left.
  default RoundStart start() {
    var terms = terms();
    var seats = terms.circles().seats();
    var circles = IntStream.range(0, seatCount()).mapToObj(this::circle).toList();
    var posted = terms.schedule(schedule());
    return new RoundStart(1, seats, new Player("bank"), bank(), posted, seats, circles);
  }

  private Circle circle(int index) {
    var stakes = new LinkedHashMap<WagerId, Money>();
    for (var wager : wagers()) {
      var stake = stake(index, wager);
      if (stake.isPositive()) {
        stakes.put(wager, stake);
      }
    }
    var seat = index + 1;
    var bettor = new Player("seat " + seat);
    return new Circle(seat, List.of(new Bet(Position.seat(seat), bettor, stakes, false)));
  }

  default FeeRules fees() {
    return terms().fees();
  }

  default List<Schedule> schedules() {
    return terms().schedules();
  }

  /// The same bets under another schedule of the house.
  SimulatedTable under(Schedule other);

  /// Whether a schedule changes nothing but the fees: a limit may cut doubles short.
  boolean playsAlikeUnderAll();

  /// What the player-dealer pays for each round before the first card (P215-FEE-1).
  default Money collection() {
    return collected(true);
  }

  /// What all bettors together pay for each round before the first card.
  default Money playersCollection() {
    return collected(false);
  }

  private Money collected(boolean fromBank) {
    return Money.sum(
        Fee.of(start(), fees()).stream()
            .filter(fee -> fee.payer().equals(Position.BANK) == fromBank)
            .map(Fee::amount)
            .toList());
  }
}
