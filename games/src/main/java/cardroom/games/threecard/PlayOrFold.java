package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choices;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.threecard.Round.Deciding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Play or fold: who may, for how much, and why not.
final class PlayOrFold {

  private PlayOrFold() {}

  static Choices choices(Round round, Position position) {
    if (!(round instanceof Deciding deciding) || !deciding.asked().position().equals(position)) {
      return Choices.NONE;
    }
    var ante = Amount.exactly(deciding.asked().on(ThreeCardWagers.ANTE));
    return new Choices(
        List.of(
            Choice.amount(ThreeCardChoiceId.PLAY, "Play", position, ante, PLAY_OR_FOLD),
            Choice.plain(ThreeCardChoiceId.FOLD, "Fold", position, FOLDED)),
        List.of());
  }

  static Optional<Refused> refusal(Round round, Move.Decide decide) {
    var position = decide.position();
    if (!(round instanceof Deciding deciding)) {
      var said = who(position) + " has nothing to decide now";
      return Optional.of(new Refused(round instanceof Round.Finished ? CLEAR : TURNS, said, ""));
    }
    if (!deciding.asked().position().equals(position)) {
      return Optional.of(new Refused(TURNS, who(position) + " acts out of turn", ""));
    }
    var ante = deciding.asked().on(ThreeCardWagers.ANTE);
    return switch (decide.choice()) {
      case ThreeCardDecision.FOLD -> Optional.empty();
      case ThreeCardDecision.PLAY ->
          decide.amount().isZero() || decide.amount().equals(ante)
              ? Optional.empty()
              : refuse(position, "plays for exactly the Ante of " + ante);
      default -> refuse(position, "plays or folds, nothing else");
    };
  }

  private static Optional<Refused> refuse(Position position, String sentence) {
    return Optional.of(
        new Refused(PLAY_OR_FOLD, who(position) + " " + sentence, "You may: play, fold."));
  }

  private static String who(Position position) {
    return position.isBackline() ? "The bettor at " + position : "Seat " + position;
  }

  static Round apply(Deciding round, Move.Decide decide) {
    return decide.choice() == ThreeCardDecision.PLAY
        ? round.play(decide.position(), decide.behind().keySet())
        : round.fold(decide.position());
  }

  /// A Play wager of as much as the Ante, from the seat and from those who play along.
  static Map<Position, Money> extra(Round round, Move.Decide decide) {
    if (!(round instanceof Deciding(var felt)) || decide.choice() != ThreeCardDecision.PLAY) {
      return Map.of();
    }
    var added = new LinkedHashMap<Position, Money>();
    for (var bet : felt.box(decide.position()).circle().bets()) {
      if (bet.position().equals(decide.position())) {
        added.put(bet.position(), bet.on(ThreeCardWagers.ANTE));
      }
    }
    added.putAll(decide.behind());
    return added;
  }

  /// A bettor who said before the deal that they play when the seat plays is not asked.
  static Map<Position, Money> along(Round round, Move.Decide decide) {
    var isSeats = !decide.position().isBackline() && decide.choice() == ThreeCardDecision.PLAY;
    if (!isSeats || !(round instanceof Deciding(var felt))) {
      return Map.of();
    }
    var along = new LinkedHashMap<Position, Money>();
    felt.box(decide.position()).circle().behind().stream()
        .filter(Bet::matches)
        .forEach(bet -> along.put(bet.position(), bet.on(ThreeCardWagers.ANTE)));
    return along;
  }
}
