package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.Move;
import cardroom.games.pure215.Round.*;
import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.util.ArrayList;
import java.util.List;

/// What is told about a round as it goes: decisions, busts, the turned card, the action button.
final class Pure215Story {

  private Pure215Story() {}

  static List<StoryLine> of(Round before, Move move, Round after) {
    var lines = new ArrayList<StoryLine>();
    if (move instanceof Move.Decide decide) {
      lines.add(decision(before, decide));
    }
    if (before instanceof Drawing(_, var spot)) {
      var hand = after.felt().hand(spot);
      var position = after.felt().box(spot).position();
      if (hand.busts()) {
        var text = "Seat %s has %s; the wager stays.".formatted(position, hand.words());
        lines.add(StoryLine.at(position, Kind.SAY, text, BUST_WAITS));
      }
    }
    peek(before, after, lines);
    turn(before, after, lines);
    return lines;
  }

  private static StoryLine decision(Round before, Move.Decide decide) {
    var what =
        switch (decide.choice()) {
          case Pure215Decision.HIT -> "hits";
          case Pure215Decision.STAND -> "stands";
          case Pure215Decision.DOUBLE -> doubles(before, decide);
          case Pure215Decision.SPLIT -> "splits";
          case Pure215Decision.SURRENDER -> "surrenders";
          case Pure215Decision.INSURANCE -> "insures for " + decide.amount();
          case Pure215Decision.EVEN_MONEY -> "takes even money";
          default -> "declines insurance";
        };
    var text = "%s %s.".formatted(decide.position().speaker(), what);
    return new StoryLine(
        Kind.DECISION, text, decide.position(), List.of(), decide.amount(), ACTIONS);
  }

  private static String doubles(Round before, Move.Decide decide) {
    var isLess =
        before instanceof Playing(var felt, var spot)
            && decide.amount().isLessThan(HandRules.PLAYER.doubleMax(felt, spot));
    return (isLess ? "doubles for less, " : "doubles for ") + decide.amount();
  }

  /// The peek is reported when it found nothing; a Pure is turned at once.
  private static void peek(Round before, Round after, List<StoryLine> lines) {
    var wasBefore = before instanceof Dealing || before instanceof Asking;
    var isAfter = !(after instanceof Dealing || after instanceof Asking);
    var bank = after.felt().bank();
    if (wasBefore && isAfter && bank.isPeeked() && !bank.isPure()) {
      lines.add(
          StoryLine.at(Position.BANK, Kind.SAY, "The down card is checked: no Pure.", PEEK_NONE));
    }
  }

  private static void turn(Round before, Round after, List<StoryLine> lines) {
    var bank = after.felt().bank();
    if (before.felt().bank().isTurned() || !bank.isTurned()) {
      return;
    }
    var down = bank.down();
    var text = "The down card is the %s of %s.".formatted(down.rank().word(), suit(bank));
    lines.add(StoryLine.card(Position.BANK, Kind.TURN, text, Face.up(down)));
    var seat = Position.seat(after.button());
    var felt = after.felt();
    var counted = felt.sheet().button().counted(down.rank(), felt.start());
    var said = "The action button goes to seat %s: %s.".formatted(seat, counted);
    lines.add(StoryLine.at(seat, Kind.BUTTON, said, BUTTON));
  }

  private static String suit(BankHand bank) {
    return bank.down().suit().name().toLowerCase(java.util.Locale.ROOT);
  }
}
