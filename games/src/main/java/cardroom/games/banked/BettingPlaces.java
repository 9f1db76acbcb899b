package cardroom.games.banked;

import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.WagerId;
import java.util.Map;
import java.util.Optional;

/// Where a player may bet in a round: on circles nobody else bets on, and behind others where the
/// house permits it.
///
/// @param circles those with wagers so far, by seat
public record BettingPlaces(
    BankedTerms terms, int seats, int bankSeat, Player banker, Map<Integer, Circle> circles) {

  public Optional<Refused> refusal(Player player, Position position, WagerId wager) {
    var seat = position.seat();
    if (banker.equals(player)) {
      return refuse(terms.clauses().bankerBets(), "The player-dealer makes no wager");
    }
    if (seat < 1 || seat > seats) {
      return refuse(terms.clauses().circles(), "There is no circle " + position);
    }
    if (seat == bankSeat) {
      return refuse(terms.clauses().bankerBets(), "That circle holds the bank");
    }
    return position.isBackline() ? behind(player, position, wager) : circle(player, seat);
  }

  private Optional<Refused> circle(Player player, int seat) {
    var there = Optional.ofNullable(circles.get(seat)).map(Circle::own);
    if (there.isEmpty()) {
      return room(player);
    }
    var bettor = there.get().bettor();
    return bettor.equals(player)
        ? Optional.empty()
        : refuse(
            terms.clauses().circles(), "%s bets on circle %d this round".formatted(bettor, seat));
  }

  /// One more circle has to fit the house's maximum.
  private Optional<Refused> room(Player player) {
    var rules = terms.circles();
    var rule = terms.clauses().circles();
    var mine =
        circles.values().stream().filter(circle -> circle.own().bettor().equals(player)).count();
    if (rules.maxPerPlayer() > 0 && mine >= rules.maxPerPlayer()) {
      var said = "One player bets on at most %d circles".formatted(rules.maxPerPlayer());
      return refuse(rule, said);
    }
    if (rules.maxInPlay() > 0 && circles.size() >= rules.maxInPlay()) {
      return refuse(rule, "At most %d circles are in play".formatted(rules.maxInPlay()));
    }
    return Optional.empty();
  }

  private Optional<Refused> behind(Player player, Position position, WagerId wager) {
    var rule = terms.clauses().backline();
    if (!terms.backline().on().contains(wager)) {
      return refuse(rule, "This house does not permit a backline %s wager".formatted(wager.word()));
    }
    if (!position.equals(Position.behind(position.seat(), player))) {
      return refuse(rule, "That place is not yours");
    }
    var circle = Optional.ofNullable(circles.get(position.seat()));
    if (circle.isEmpty()) {
      return refuse(
          rule, "There is no wager on circle %d to bet behind".formatted(position.seat()));
    }
    if (circle.get().own().bettor().equals(player)) {
      return refuse(rule, "You bet on circle %d yourself".formatted(position.seat()));
    }
    var most = terms.backline().maxPerCircle();
    var isNew = circle.get().bets().stream().noneMatch(bet -> bet.position().equals(position));
    if (most > 0 && isNew && circle.get().behind().size() >= most) {
      return refuse(rule, "At most %d may bet behind a circle".formatted(most));
    }
    return Optional.empty();
  }

  private static Optional<Refused> refuse(Rule rule, String sentence) {
    return Optional.of(new Refused(rule, sentence, ""));
  }
}
