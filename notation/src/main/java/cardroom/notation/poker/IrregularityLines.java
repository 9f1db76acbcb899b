package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Optional;

/// Lines that say what goes wrong: `exposed 3 Kd -> HOLDEM-IRR-8`. It happens as soon as it can.
final class IrregularityLines {
  private final WrittenHandPlay play;
  private final LineWords words;

  IrregularityLines(WrittenHandPlay play, LineWords words) {
    this.play = play;
    this.words = words;
  }

  void read(Word first) {
    var what = what(first);
    words.take("->");
    var expected = words.ruleIfAny();
    if (what.isEmpty()) {
      return;
    }
    play.arm(first, what.get(), expected);
    if (what.get() instanceof Irregularity.BoardEarly && play.hand() instanceof Hand.Finished) {
      // The board came too early for hands that are dead by now, so it is not dealt again.
      play.dealer().clearBoard();
    }
  }

  private Optional<Irregularity> what(Word first) {
    return switch (first.text()) {
      case "skipped" -> Optional.of(new Irregularity.Skipped(place()));
      case "extra" -> Optional.of(new Irregularity.Extra(placeWithCards()));
      case "found" -> Optional.of(new Irregularity.Found(placeWithCards()));
      case "taken" -> {
        words.cards().forEach(play.dealer()::willTake);
        yield Optional.empty();
      }
      case "exposed" -> exposed();
      case "early" -> {
        board();
        yield Optional.of(new Irregularity.BoardEarly());
      }
      case "toomany" -> {
        board();
        yield Optional.of(new Irregularity.BoardTooMany());
      }
      case "burned" -> {
        boolean lost = words.take("lost");
        int burned = words.seat();
        lost |= words.take("lost");
        yield Optional.of(new Irregularity.BurnWrong(burned, !lost));
      }
      case "acted-early" -> Optional.of(new Irregularity.ActedEarly());
      default -> Optional.of(new Irregularity.AllInForPot(place()));
    };
  }

  /// `exposed 2 Qs off-table draws Kd`, the words in any order.
  private Optional<Irregularity> exposed() {
    var at = words.peek();
    int place = -1;
    Optional<Card> card = Optional.empty();
    var cause = Cause.DEALER;
    List<Optional<Card>> drawn = List.of();
    while (!words.atEnd() && !words.is("->") && !words.isRule()) {
      if (words.take("off-table")) {
        cause = Cause.OFF_TABLE;
      } else if (words.take("touched")) {
        cause = Cause.TOUCHED;
      } else if (words.take("draws")) {
        drawn = words.slots();
      } else if (card.isEmpty() && words.isCards()) {
        card = Optional.of(words.cards().getFirst());
      } else {
        place = place();
      }
    }
    if (place < 0 || card.isEmpty()) {
      throw at.error("a seat and the card that was seen belong here, as in exposed 2 Qs");
    }
    play.dealer().toReplace(place, drawn);
    return Optional.of(new Irregularity.Exposed(place, card.get(), cause));
  }

  /// A seat and the cards that follow from it, in any order; the cards may also be in the lines
  /// after this one.
  private int placeWithCards() {
    List<Optional<Card>> before = words.isSlots() ? words.slots() : List.of();
    int place = place();
    play.dealer().toReplace(place, before);
    if (words.isSlots()) {
      play.dealer().toReplace(place, words.slots());
    }
    return place;
  }

  private void board() {
    if (words.isCards()) {
      play.dealer().toBoard(words.cards());
    }
  }

  private int place() {
    var at = words.peek();
    int place = play.seats().place(words.seat());
    if (place < 0) {
      throw at.error(at.quoted() + " is not a seat that was dealt in");
    }
    return place;
  }
}
