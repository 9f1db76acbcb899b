package cardroom.games.notation;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Terms;
import cardroom.games.banked.Wager;
import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling.Refused;
import java.util.Map;
import java.util.Optional;

/// Who may bet on which circle, and behind which: what the table rules on beside the amounts.
record CircleRefusals(Terms terms, int bankSeat, Player banker, Map<Integer, Circle> circles) {

  Optional<Refused> of(Line.Betting line, Wager wager) {
    if (line.seat() == bankSeat || line.bettor().equals(banker)) {
      return refuse(
          terms.clauses().bankerBets(),
          "The player-dealer makes no wager, and nobody bets on his circle",
          "Bet on another circle.");
    }
    return line.isBackline() ? behind(line, wager) : own(line);
  }

  private Optional<Refused> own(Line.Betting line) {
    if (circles.containsKey(line.seat())) {
      var said = "The circle of seat %d is taken".formatted(line.seat());
      return refuse(terms.clauses().circles(), said, "Bet on an unoccupied circle.");
    }
    var most = terms.circles().maxPerPlayer();
    var held = circles.values().stream().filter(circle -> isHis(circle.own(), line)).count();
    if (most > 0 && held >= most) {
      var said = "%s bets on %d circles already".formatted(line.bettor(), held);
      return refuse(terms.clauses().circles(), said, "One player bets on at most " + most + ".");
    }
    var inPlay = terms.circles().maxInPlay();
    if (inPlay > 0 && circles.size() >= inPlay) {
      var said = "%d circles are in play already".formatted(circles.size());
      return refuse(terms.clauses().circles(), said, "");
    }
    return Optional.empty();
  }

  private Optional<Refused> behind(Line.Betting line, Wager wager) {
    var clause = terms.clauses().backline();
    if (!terms.backline().on().contains(wager)) {
      var said = "No backline %s wager is taken in this house".formatted(wager.label());
      return refuse(clause, said, "");
    }
    var circle = circles.get(line.seat());
    if (circle == null) {
      var said = "There is no wager at seat %d to bet behind".formatted(line.seat());
      return refuse(clause, said, "Bet on the circle itself.");
    }
    if (circle.bets().stream().anyMatch(bet -> isHis(bet, line))) {
      var said = "%s has a wager on this circle already".formatted(line.bettor());
      return refuse(terms.clauses().limits(), said, "");
    }
    var most = terms.backline().maxPerCircle();
    if (most > 0 && circle.behind().size() >= most) {
      var said = "%d bettors stand behind seat %d already".formatted(most, line.seat());
      return refuse(clause, said, "");
    }
    return Optional.empty();
  }

  private static boolean isHis(Bet bet, Line.Betting line) {
    return bet.bettor().equals(line.bettor());
  }

  private static Optional<Refused> refuse(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
