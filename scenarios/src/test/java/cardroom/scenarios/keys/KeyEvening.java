package cardroom.scenarios.keys;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Plays a script at a table of some sheet and writes down everything that anybody there learns.
final class KeyEvening<T> extends TableDriver<T, TableGame<T>> {

  private static final List<String> PEOPLE = List.of("ann", "bob", "cat", "eve", "fay");

  private final Paper paper;
  private final List<String> seen = new ArrayList<>();

  private KeyEvening(TableGame<T> game, Paper paper, int schedule) {
    super(game, open(game, paper, schedule), new Viewer.Rail());
    this.paper = paper;
  }

  private static <T> T open(TableGame<T> game, Paper paper, int schedule) {
    return game.open(new Setup("test", new Setup.Stakes.Schedule(schedule), paper.seats()));
  }

  /// What is seen when these lines are played.
  static String seen(TableGame<?> game, Paper paper, int schedule, List<String> script) {
    try {
      var evening = new KeyEvening<>(game, paper, schedule);
      script.forEach(evening::play);
      return String.join("\n", evening.seen);
    } catch (IllegalArgumentException noSuchTable) {
      return "no table: " + noSuchTable.getMessage();
    }
  }

  private void play(String line) {
    var words = List.of(line.strip().split(" +", -1));
    var rest = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "seated" ->
          List.of("sit ann 1 $2000", "sit bob 2 $2000", "sit cat 3 $2000").forEach(this::play);
      case "sit" -> act(rest.get(0), "sit", rest.get(1), rest.get(2));
      case "behind" -> act(rest.get(0), "stand-behind", "table", rest.get(1));
      case "bank" -> act(rest.get(0), "take-bank", "bank", rest.get(1));
      case "pass" -> act(rest.get(0), "pass-bank", "bank", "$0");
      case "bet" -> bet(rest);
      case "done" -> PEOPLE.forEach(this::quietly);
      case "cards" -> Cards.parse(String.join("", rest)).forEach(this::fall);
      case "timeout" -> tell(new Command.TimedOut(Position.of(rest.getFirst())));
      case "floor" ->
          tell(new Command.Call("floor", rest.getFirst(), Position.TABLE, Money.ZERO, List.of()));
      default ->
          act(words.get(0), words.get(1), words.get(2), words.size() > 3 ? words.get(3) : "$0");
    }
  }

  private void bet(List<String> words) {
    act(words.get(0), "bet." + paper.wager(), words.get(1), words.get(2));
    for (var index = 3; index < words.size(); index += 2) {
      act(words.get(0), "bet." + words.get(index), words.get(1), words.get(index + 1));
    }
  }

  private void act(String player, String choice, String position, String amount) {
    tell(new Command.Act(new Player(player), choice, Position.of(position), Money.parse(amount)));
  }

  private void quietly(String player) {
    var done = new Command.Act(new Player(player), "done", Position.TABLE);
    if (allows(done)) {
      tell(done);
    }
  }

  private void fall(Card card) {
    if (game.need(table) instanceof Need.Chance(ChanceRequest.Shuffle _)) {
      tell(new Command.Shuffled());
    }
    tell(new Command.Deal(card));
  }

  private void tell(Command command) {
    tries(command).ifPresent(refused -> seen.add("refused: " + refused.words()));
    seen.add(
        switch (need()) {
          case Need.Decisions(var who, _) -> "asked: " + who;
          case Need.Chance _ -> "a card is due";
          case Need.Nothing _ -> "the table waits";
        });
  }

  @Override
  protected void happen(Event event) {
    super.happen(event);
    seen.add(
        switch (event) {
          case BankedEvent.Settled(var lines) ->
              lines.stream().map(KeyEvening::words).collect(Collectors.joining("\n"));
          case BankedEvent.Closed(var fees) ->
              fees.stream()
                  .map(
                      fee ->
                          "fee %s %s %s".formatted(fee.position(), fee.amount(), fee.rule().id()))
                  .collect(Collectors.joining("\n", "closed\n", ""));
          default -> event.toString();
        });
  }

  private static String words(BankedEvent.Line line) {
    return "%s %s paid %s collected %s returned %s %s"
        .formatted(
            line.position(),
            line.wager(),
            line.paid(),
            line.collected(),
            line.returned(),
            line.rules());
  }
}
