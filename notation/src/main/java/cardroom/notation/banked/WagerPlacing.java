package cardroom.notation.banked;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.BettingPlaces;
import cardroom.games.banked.Circle;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Places the wagers of the lines on their circles, as far as the rules allow them.
final class WagerPlacing {

  private final RoundSetting setting;
  private final BankedTerms terms;
  private final int bankSeat;
  private final Player banker;
  private final PlayRemarks remarks;
  private final Map<Integer, Circle> circles = new TreeMap<>();
  private final List<RoundLine.Betting> placed = new ArrayList<>();

  WagerPlacing(RoundSetting setting, int bankSeat, Player banker, PlayRemarks remarks) {
    this.setting = setting;
    this.terms = setting.game().terms();
    this.bankSeat = bankSeat;
    this.banker = banker;
    this.remarks = remarks;
  }

  /// Seats first, whatever the order of the lines, then those behind them as they are written.
  Optional<RoundStart> place(List<RoundLine.Betting> lines) {
    lines.stream().filter(line -> !line.isBackline()).forEach(this::place);
    lines.stream().filter(RoundLine.Betting::isBackline).forEach(this::place);
    var clockwise = new ArrayList<Circle>();
    for (var seat : ActionButton.clockwiseFrom(bankSeat, setting.seats())) {
      Optional.ofNullable(circles.get(seat)).ifPresent(clockwise::add);
    }
    return clockwise.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new RoundStart(
                1,
                bankSeat,
                banker,
                setting.bank(),
                setting.schedule(),
                setting.seats(),
                clockwise));
  }

  /// The lines whose main wager was accepted.
  List<RoundLine.Betting> placed() {
    return List.copyOf(placed);
  }

  private void place(RoundLine.Betting line) {
    var bet = new Bet(line.position(), line.bettor(), Map.of(), line.matching().isWilling());
    for (var stake : line.stakes()) {
      var refused = refusal(line, bet, stake);
      if (refused.isEmpty()) {
        bet = bet.with(stake.wager(), stake.amount());
      } else if (!remarks.refused(
          line.title(), line.expected(), Optional.of(stake.wager()), stake.word(), refused.get())) {
        throw stake.word().error(refused.get().words());
      }
    }
    if (bet.on(terms.main()).isPositive()) {
      placed.add(line);
      var circle = circles.get(line.seat());
      circles.put(
          line.seat(), circle == null ? new Circle(line.seat(), List.of(bet)) : circle.with(bet));
    }
  }

  private Optional<Refused> refusal(RoundLine.Betting line, Bet bet, RoundLine.Stake stake) {
    return again(line)
        .or(() -> places().refusal(line.bettor(), line.position(), stake.wager()))
        .or(() -> limits().refusal(bet, stake.wager(), stake.amount()))
        .or(() -> together(line, bet, stake));
  }

  private BettingPlaces places() {
    return new BettingPlaces(terms, setting.seats(), bankSeat, banker, circles);
  }

  /// A bettor has one main wager on a circle, and so one line.
  private Optional<Refused> again(RoundLine.Betting line) {
    return placed.stream().anyMatch(earlier -> isSame(earlier, line))
        ? Optional.of(
            new Refused(
                terms.clauses().limits(),
                "%s has a wager on this circle already".formatted(line.bettor()),
                ""))
        : Optional.empty();
  }

  private static boolean isSame(RoundLine.Betting earlier, RoundLine.Betting line) {
    return earlier.position().equals(line.position()) && earlier.bettor().equals(line.bettor());
  }

  /// Where the limits bind the whole circle, the bettors' main wagers count together.
  private Optional<Refused> together(RoundLine.Betting line, Bet bet, RoundLine.Stake stake) {
    var circle = circles.get(line.seat());
    if (circle == null
        || !stake.wager().equals(terms.main())
        || terms.backline().scope() == BacklineRules.Scope.PER_BETTOR) {
      return Optional.empty();
    }
    var others = circle.bets().stream().map(other -> other.on(terms.main())).toList();
    var all = Money.sum(others).plus(stake.amount());
    return limits().refusal(bet, terms.main(), all);
  }

  private WagerLimits limits() {
    return new WagerLimits(terms, setting.schedule());
  }
}
