package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.cards.Card;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import cardroom.games.threecard.Round.Finished;
import java.util.ArrayList;
import java.util.List;

/// What is told about a round as it goes: decisions, the action button, the hands that are shown.
/// Only what everybody may know.
final class ThreeCardStory {

  private ThreeCardStory() {}

  static List<StoryLine> of(Round before, Move move, Round after) {
    var lines = new ArrayList<StoryLine>();
    if (move instanceof Move.Decide decide) {
      decision(before, decide, lines);
    }
    if (before.button() == 0 && after.button() > 0) {
      var seat = Position.seat(after.button());
      var felt = after.felt();
      var counted = felt.sheet().button().counted(felt.bottom().rank(), felt.start());
      var said = "The action button goes to seat %s: %s.".formatted(seat, counted);
      lines.add(StoryLine.at(seat, Kind.BUTTON, said, BUTTON));
    }
    if (after instanceof Finished(var table)) {
      bank(table, lines);
      table.boxes().stream().filter(table::isShown).forEach(box -> lines.add(shown(box)));
    }
    return lines;
  }

  private static void decision(Round before, Move.Decide decide, List<StoryLine> lines) {
    var isPlay = decide.choice() == ThreeCardDecision.PLAY;
    PlayOrFold.extra(before, decide)
        .forEach(
            (position, amount) -> {
              var text = "%s plays for %s.".formatted(position.speaker(), amount);
              lines.add(
                  new StoryLine(Kind.DECISION, text, position, List.of(), amount, PLAY_OR_FOLD));
            });
    if (!isPlay) {
      var text = "%s folds.".formatted(decide.position().speaker());
      lines.add(
          new StoryLine(Kind.DECISION, text, decide.position(), List.of(), Money.ZERO, FOLDED));
    }
  }

  private static void bank(Felt felt, List<StoryLine> lines) {
    var what = felt.qualifies() ? "qualifies" : "does not qualify";
    var text = "The player-dealer has %s and %s.".formatted(felt.bankRank().words(), what);
    lines.add(
        new StoryLine(Kind.TURN, text, Position.BANK, faces(felt.bank()), Money.ZERO, QUALIFY));
  }

  private static StoryLine shown(Box box) {
    var text = "Seat %s shows %s.".formatted(box.position(), box.rank().words());
    return new StoryLine(Kind.TURN, text, box.position(), faces(box.cards()), Money.ZERO, REVEAL);
  }

  private static List<Face> faces(List<Card> cards) {
    return cards.stream().map(Face::up).toList();
  }
}
