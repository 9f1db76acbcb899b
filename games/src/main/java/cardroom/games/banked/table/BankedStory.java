package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.CollectionRule;
import cardroom.games.banked.Move;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.seating.SeatingStory;
import cardroom.games.table.Event;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;

/// What is told about each event. Everybody is told the same, except for a card that only some may
/// look at: the others are told of a face-down card.
record BankedStory<R>(BankedGame<R> game, BankedState<R> before, Viewer viewer) {

  List<StoryLine> of(Event event) {
    return switch (event) {
      case SeatingEvent seating -> SeatingStory.of(seating, "round");
      case BankedEvent own -> told(own);
      default -> throw new IllegalArgumentException(event + " is not of a banked table");
    };
  }

  private List<StoryLine> told(BankedEvent event) {
    return switch (event) {
      case BankPassed(var seat) -> say("Seat %d passes the bank.".formatted(seat));
      case BankTaken(_, var player, var amount) ->
          chips(Position.BANK, "%s banks with %s.".formatted(player, amount), amount);
      case Wagered wagered -> wagered(wagered);
      case Matched(var position, var matches) ->
          say("%s %s.".formatted(position.speaker(), matches ? "matches" : "stays"));
      case BetsMade _, Turned _ -> List.of();
      case NobodyBet _ -> say("Nobody bets; the bank goes back.");
      case Closed(var fees) -> fees(fees);
      case Shuffled(var cards, _) ->
          List.of(
              StoryLine.at(
                  Position.TABLE, Kind.SHUFFLE, "%d cards are shuffled.".formatted(cards)));
      case Burned _ -> say("A card is burned.");
      case Dealt dealt -> dealt(dealt);
      case Decided decided -> decided(decided);
      case Settled(var lines) -> settled(lines);
      case Voided(var why, _) ->
          ruled("The round is void: %s. All wagers go back.".formatted(why), RoomRule.VOID);
      case ScheduleChanged(var option) ->
          ruled("Schedule %d is in force.".formatted(option), CollectionRule.ONE_SCHEDULE);
    };
  }

  private static List<StoryLine> ruled(String text, Rule rule) {
    return List.of(StoryLine.at(Position.TABLE, Kind.SAY, text, rule));
  }

  private static List<StoryLine> say(String text) {
    return List.of(StoryLine.say(text));
  }

  private static List<StoryLine> chips(Position position, String text, Money amount) {
    return List.of(StoryLine.chips(position, text, amount));
  }

  private static List<StoryLine> wagered(Wagered event) {
    var name = event.wager().label();
    var position = event.position();
    var where = position.isBackline() ? "behind " + position.seat() : "at " + position;
    var text =
        event.amount().isZero()
            ? "%s takes %s back %s.".formatted(event.player(), name, where)
            : "%s bets %s on %s %s.".formatted(event.player(), event.amount(), name, where);
    return chips(event.position(), text, event.amount());
  }

  private static List<StoryLine> fees(List<Fee> fees) {
    var lines = new ArrayList<StoryLine>();
    lines.add(StoryLine.say("No more wagers."));
    for (var fee : fees) {
      var text = "%s pays a collection of %s.".formatted(fee.payer(), fee.amount());
      lines.add(StoryLine.chips(fee.position(), text, fee.amount(), fee.rule()));
    }
    return lines;
  }

  private List<StoryLine> dealt(Dealt event) {
    var round = ((BankedPhase.Dealing<R>) before.phase()).round();
    var landing = game.landing(round);
    var where =
        landing.position().equals(Position.BANK) ? "the bank" : "seat " + landing.position();
    var text =
        landing.isSeenBy(viewer)
            ? "%s for %s.".formatted(event.card(), where)
            : "A card face down for %s.".formatted(where);
    var lines = new ArrayList<StoryLine>();
    lines.add(
        StoryLine.card(landing.position(), Kind.DEAL, text, landing.face(event.card(), viewer)));
    var move = new Move.Fall(event.card());
    lines.addAll(game.story(round, move, game.apply(round, move)));
    return lines;
  }

  private List<StoryLine> decided(Decided event) {
    var round = ((BankedPhase.Dealing<R>) before.phase()).round();
    var move = new Move.Decide(event.position(), event.choice(), event.amount(), event.behind());
    var lines = new ArrayList<StoryLine>();
    if (event.byRoom()) {
      lines.add(StoryLine.say("The room acts for seat %s.".formatted(event.position())));
    }
    lines.addAll(game.story(round, move, game.apply(round, move)));
    return lines;
  }

  private static List<StoryLine> settled(List<Line> lines) {
    var told = new ArrayList<StoryLine>();
    for (var line : lines) {
      var net = line.paid().minus(line.collected());
      var word = SettledResults.word(line);
      var amount = net.isZero() ? "" : " " + net.abs();
      var text =
          "%s, %s: %s%s (%s)."
              .formatted(line.bettor(), line.wager().label(), word, amount, line.why());
      var rule = line.rules().getFirst();
      told.add(new StoryLine(Kind.RESULT, text, line.position(), List.of(), net, rule));
    }
    return told;
  }
}
