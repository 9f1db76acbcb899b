package cardroom.server.table;

import cardroom.cards.Card;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Pick;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.server.table.Answer.Refused;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// The form of a command, looked at before the rules see it (Contract 15): words that can be a
/// choice, a place that is at this table, and cards that its maker may name. Everything else about
/// a well-formed command is for the rules to decide.
final class CommandShape {
  private static final int WORD_LENGTH_MAX = 40;
  private static final Pattern NAME = Pattern.compile("[^/\\p{Cntrl}]{1,40}");

  private CommandShape() {}

  /// What is wrong with a command; empty when the rules may see it.
  ///
  /// @param seats how many the table has
  /// @param offered what its maker may do now
  static Optional<Refused> wrong(Command command, int seats, Supplier<Choices> offered) {
    return switch (command) {
      case Command.Act act ->
          wrong(act.choice(), act.position(), seats)
              .or(() -> wrong(act.cards(), act.choice(), act.position(), offered));
      // A call never names a card, and the rules refuse one with their own reason.
      case Command.Call call -> wrong(call.choice(), call.position(), seats);
      case Command.Deal _,
          Command.Shuffled _,
          Command.Drawn _,
          Command.TimedOut _,
          Command.HourPassed _ ->
          Optional.empty();
    };
  }

  private static Optional<Refused> wrong(String choice, Position position, int seats) {
    if (!isWord(choice)) {
      return form("That is not a choice", "Send the id of one of your choices");
    }
    return isAt(position, seats)
        ? Optional.empty()
        : form(
            "That is not a place at this table",
            "Send table, bank, a seat from 1 to %d, or a seat and who bets behind it"
                .formatted(seats));
  }

  /// Lower-case letters and digits, and after the first one dots and hyphens too.
  private static boolean isWord(String choice) {
    for (var i = 0; i < choice.length(); i++) {
      var c = choice.charAt(i);
      var isSmall = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      if (!isSmall && (i == 0 || (c != '.' && c != '-'))) {
        return false;
      }
    }
    return !choice.isEmpty() && choice.length() <= WORD_LENGTH_MAX;
  }

  private static boolean isAt(Position position, int seats) {
    return switch (position) {
      case Position.Place _ -> true;
      case Position.Seat(int number) -> number >= 1 && number <= seats;
      // A player who is behind no particular circle is at place 0.
      case Position.Behind(int seat, var bettor) ->
          seat <= seats && NAME.matcher(bettor.name()).matches();
      case Position.Nowhere _ -> false;
    };
  }

  private static Optional<Refused> wrong(
      List<Card> cards, String choice, Position position, Supplier<Choices> offered) {
    if (cards.isEmpty()) {
      return Optional.empty();
    }
    Set<Card> named = new HashSet<>();
    for (Card card : cards) {
      if (!named.add(card)) {
        return form("%s is named twice".formatted(card), "Name each card once");
      }
    }
    var same =
        offered.get().offered().stream()
            .filter(each -> each.id().equals(choice) && each.position().equals(position))
            .toList();
    // What is not offered at all the rules refuse with their reason, before they look at a card.
    return same.isEmpty() || same.stream().anyMatch(each -> takes(each, cards))
        ? Optional.empty()
        : form(
            "%s cannot be done with %s".formatted(choice, cards),
            same.getFirst().cards().map(CommandShape::words).orElse("It takes no cards"));
  }

  /// Why a choice that is offered at other places is not taken for this one.
  static Optional<Refused> elsewhere(Command.Act act, Choices choices) {
    var places =
        choices.offered().stream()
            .filter(each -> each.id().equals(act.choice()))
            .map(Choice::position)
            .toList();
    return places.isEmpty() || places.contains(act.position())
        ? Optional.empty()
        : Optional.of(
            Answer.refuse(
                RoomRule.SEAT,
                "That place is not yours",
                "Send the position that comes with the choice"));
  }

  private static boolean takes(Choice choice, List<Card> cards) {
    return choice
        .cards()
        .filter(pick -> cards.size() >= pick.min() && cards.size() <= pick.max())
        .filter(pick -> pick.from().containsAll(cards))
        .isPresent();
  }

  private static String words(Pick pick) {
    return "Name %d to %d of %s".formatted(pick.min(), pick.max(), pick.from());
  }

  private static Optional<Refused> form(String sentence, String remedy) {
    return Optional.of(Answer.refuse(RoomRule.FORM, sentence, remedy));
  }
}
