package cardroom.server.bots;

import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.poker.table.PokerChoiceId;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View.SeatView;
import java.util.List;
import java.util.Optional;

/// What a bot picks of what it is offered beside its play.
final class BotChoices {
  private BotChoices() {}

  static Optional<Choice> find(List<Choice> offered, String id) {
    for (var choice : offered) {
      if (choice.id().equals(id)) {
        return Optional.of(choice);
      }
    }
    return Optional.empty();
  }

  /// The seat of that number while it is free: bots who come together do not all want the same.
  static Optional<Choice> seat(List<Choice> offered, int number) {
    for (var choice : offered) {
      if (choice.id().equals(Seating.SIT) && choice.position().seat() == number) {
        return Optional.of(choice);
      }
    }
    return find(offered, Seating.SIT);
  }

  /// A bot that comes back to a table owes the blinds that passed, and pays them.
  static Optional<Choice> blindMissed(SeatView mine, List<Choice> offered) {
    return Optional.of(mine)
        .filter(seat -> seat.tags().contains(SeatTag.MISSED_BLIND))
        .flatMap(
            _ ->
                find(offered, PokerChoiceId.POST)
                    .or(() -> find(offered, PokerChoiceId.WAIT_FOR_BLIND)));
  }

  /// When all have passed, anybody may take the bank, and the table waits until somebody does.
  static Optional<Command.Act> bankNobodyWants(Player me, List<Choice> offered) {
    return find(offered, BankedChoiceId.PASS_BANK).isPresent()
        ? Optional.empty()
        : find(offered, BankedChoiceId.TAKE_BANK)
            .map(
                bank ->
                    new Command.Act(
                        me, bank.id(), bank.position(), bank.amount().orElseThrow().suggested()));
  }
}
