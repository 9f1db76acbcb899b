package cardroom.games.notation.poker;

import cardroom.games.notation.Word;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import java.util.Optional;

/// Lines that say what goes wrong: `exposed 3 Kd -> HOLDEM-IRR-8`. It happens as soon as it can.
final class Troubles {
  private final HandPlay play;
  private final Words words;

  Troubles(HandPlay play, Words words) {
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
  }

  private Optional<Irregularity> what(Word first) {
    return switch (first.text()) {
      case "skipped" -> Optional.of(new Irregularity.Skipped(place()));
      case "extra" -> {
        int place = place();
        more(place);
        yield Optional.of(new Irregularity.Extra(place));
      }
      case "found" -> {
        int place = place();
        more(place);
        yield Optional.of(new Irregularity.Found(place));
      }
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
        int burned = words.seat();
        yield Optional.of(new Irregularity.BurnWrong(burned, !words.take("lost")));
      }
      case "acted-early" -> Optional.of(new Irregularity.ActedEarly());
      default -> Optional.of(new Irregularity.AllInForPot(place()));
    };
  }

  private Optional<Irregularity> exposed() {
    int place = place();
    var card = words.cards().getFirst();
    var cause =
        words.take("off-table")
            ? Cause.OFF_TABLE
            : words.take("touched") ? Cause.TOUCHED : Cause.DEALER;
    if (words.take("draws")) {
      more(place);
    }
    return Optional.of(new Irregularity.Exposed(place, card, cause));
  }

  /// The cards that follow from it; they may also stand in the lines after this one.
  private void more(int place) {
    if (words.isSlots()) {
      play.dealer().toPlace(place, words.slots());
    }
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
      throw at.error(at.quoted() + " is no seat that was dealt in");
    }
    return place;
  }
}
