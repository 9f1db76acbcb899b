package cardroom.notation.poker;

import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.variant.Street;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Reads one line of a written hand and plays it.
final class HandLineReader {
  private static final Set<String> TROUBLES =
      Set.of(
          "skipped",
          "extra",
          "found",
          "taken",
          "exposed",
          "early",
          "toomany",
          "burned",
          "acted-early",
          "all-in-for-pot");

  private final WrittenHandPlay play;
  private final LineWords words;

  HandLineReader(WrittenHandPlay play, LineWords words) {
    this.play = play;
    this.words = words;
  }

  void read() {
    var first = words.next("a word");
    try {
      read(first);
      words.finish();
    } catch (IllegalArgumentException impossible) {
      throw first.error(String.valueOf(impossible.getMessage()));
    }
  }

  private void read(Word first) {
    switch (first.text()) {
      case "deal" -> deal();
      case "blinds", "posts", "dead", "kills" -> words.skip(); // read before the first card
      case "kill" -> kill(first);
      case "draw" -> new CardLines(play, words).draw();
      case "discard" -> new CardLines(play, words).discard(first);
      case "show" -> new CardLines(play, words).show();
      case "drop" -> drop(first);
      case "high", "low", "best", "returned" -> new ExpectedLines(play, words).award(first);
      case "misdeal" -> new ExpectedLines(play, words).misdeal(first);
      case "ends" -> new ExpectedLines(play, words).stacks();
      case "cites" -> new ExpectedLines(play, words).cites();
      default -> {
        if (isTrouble(first)) {
          new IrregularityLines(play, words).read(first);
        } else {
          street(first);
        }
      }
    }
  }

  /// Whether a line says what goes wrong.
  static boolean isTrouble(Word first) {
    return TROUBLES.contains(first.text());
  }

  private void deal() {
    while (!words.atEnd()) {
      int place = place();
      if (words.isSlots()) {
        play.dealer().toPlace(place, words.slots());
      }
    }
    play.pump();
  }

  private int place() {
    var at = words.peek();
    int place = play.seats().place(words.seat());
    if (place < 0) {
      throw at.error(at.quoted() + " is not a seat that was dealt in");
    }
    return place;
  }

  /// `kill 3`, or `kill 3 5` where two want to: everybody else declines to kill.
  private void kill(Word first) {
    var killers = PlaceSet.NONE;
    while (!words.atEnd()) {
      killers = killers.with(place());
    }
    if (!(play.hand() instanceof Hand.Killing k)) {
      throw first.error("the pot cannot be killed now");
    }
    for (int place : k.pending().list()) {
      play.act(killers.contains(place) ? new Action.Kill(place) : new Action.LetLive(place));
    }
  }

  private void drop(Word first) {
    var amount = words.amount();
    if (amount.cents() != play.hand().felt().dropped()) {
      play.fail(first, "the table takes " + ExpectedLines.money(play.hand().felt().dropped()));
    }
    pot(false);
  }

  /// `flop 4s5s9s 2 bets 3 folds pot $16`, `fourth 1 Kd 2 7s 2 bets`.
  private void street(Word first) {
    var streets = play.script().sheet().variant().streets();
    int named = index(first, streets);
    if (named < 0) {
      throw first.error(first.quoted() + " begins no line of a poker hand");
    }
    play.finishKills();
    var now = play.hand().felt();
    if (named != now.street() && !(play.hand() instanceof Hand.Finished) && !words.is("pot")) {
      play.fail(
          first, first.quoted() + " is written, but the hand is at " + now.streetNow().name());
    }
    boolean isFirst = play.hand().felt().street() == 0;
    while (!words.atEnd()) {
      if (words.isCards()) {
        play.dealer().toBoard(words.cards());
        play.pump();
      } else if (words.is("pot")) {
        pot(isFirst);
      } else {
        seat();
      }
    }
  }

  private static int index(Word word, List<Street> streets) {
    if (word.is("before")) {
      return 0;
    }
    int last = streets.size() - 1;
    if (word.is("after") && last == 1) {
      return last;
    }
    return IntStream.rangeClosed(0, last)
        .filter(index -> word.is(streets.get(index).name()))
        .findFirst()
        .orElse(-1);
  }

  private void seat() {
    var at = words.peek();
    int seat = words.seat();
    int place = play.seats().place(seat);
    if (place < 0) {
      throw at.error(at.quoted() + " is not a seat that was dealt in");
    }
    if (words.isSlots()) {
      play.dealer().toPlace(place, words.slots());
      play.pump();
      return;
    }
    var verb = words.next("what the seat does");
    play.pump();
    var action = action(verb, place);
    play.act(verb, seat, action, words.refused());
  }

  private Action action(Word verb, int place) {
    return switch (verb.text()) {
      case "folds" -> Action.FOLD;
      case "checks" -> Action.CHECK;
      case "calls" -> Action.CALL;
      case "brings-in" -> Action.BRING_IN;
      case "bets", "raises", "completes" -> new Action.BetTo(total(place));
      case "all-in" -> allIn(place);
      case "withdraws" -> new Action.Trouble(new Irregularity.Withdrawn(place));
      default ->
          throw verb.error(
              verb.quoted()
                  + ": write folds, checks, calls, bets, raises, completes, brings-in, all-in or"
                  + " withdraws");
    };
  }

  /// The written total; without one the least that may be bet.
  private long total(int place) {
    if (words.take("to") || words.isAmount()) {
      return words.amount().cents();
    }
    if (PokerGame.options(play.hand()) instanceof LegalOptions.Bets bets && bets.mayBet()) {
      return bets.least();
    }
    return play.hand().felt().chips().most(place);
  }

  private Action allIn(int place) {
    long most = play.hand().felt().chips().most(place);
    boolean calls =
        PokerGame.options(play.hand()) instanceof LegalOptions.Bets bets
            && bets.call() >= play.hand().felt().chips().behind(place);
    return calls ? Action.CALL : new Action.BetTo(most);
  }

  /// On the first street the pot is what was there before the fee was taken.
  private void pot(boolean beforeFee) {
    if (!words.is("pot")) {
      return;
    }
    var at = words.next("pot");
    long expected = words.amount().cents();
    var felt = play.hand().felt();
    long pot = felt.pot() + (beforeFee ? felt.takenFromPots() : 0);
    if (pot != expected) {
      play.fail(at, "the pot is " + ExpectedLines.money(pot));
    }
  }
}
