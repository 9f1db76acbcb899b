package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.PotAward;
import cardroom.notation.script.Word;
import java.util.List;

/// Compares the lines that say what must happen with what happened.
final class ExpectedLines {
  private final WrittenHandPlay play;
  private final LineWords words;

  ExpectedLines(WrittenHandPlay play, LineWords words) {
    this.play = play;
    this.words = words;
  }

  static String money(long cents) {
    return Money.cents(cents).toString();
  }

  /// `high 2 nine-high straight 7d6d wins $24 OMAHA-HL-1`.
  void award(Word part) {
    play.finish();
    var said = Award.read(words);
    int seat = said.seat();
    var amount = said.amount();
    var awards = awards(seat, named(part));
    long won = awards.stream().mapToLong(one -> one.amount().cents()).sum();
    if (won != amount.cents()) {
      play.fail(part, "seat " + seat + " receives " + money(won) + ", not " + amount);
    }
    said.rule()
        .ifPresent(
            id -> {
              if (awards.stream().noneMatch(one -> one.rule().id().equals(id))) {
                play.fail(
                    part, "the clause is " + awards.stream().map(one -> one.rule().id()).toList());
              }
            });
    hand(part, said.hand(), awards);
    cards(part, seat, said.cards());
  }

  /// `best` is written for a pot that is not divided.
  private static PotAward named(Word part) {
    return part.text().equals("best") ? PotAward.WHOLE : PotAward.of(part.text());
  }

  /// What a seat receives for a part of the pot; a player who takes a whole pot takes every part of
  /// it.
  private List<JudgedPokerHand.Award> awards(int seat, PotAward part) {
    var all =
        new Awards(play.hand(), play.seats())
            .list().stream().filter(one -> one.seat() == seat).toList();
    var exact = all.stream().filter(one -> one.award() == part).toList();
    return exact.isEmpty() && part != PotAward.RETURNED
        ? all.stream().filter(one -> one.award() == PotAward.WHOLE).toList()
        : exact;
  }

  private void hand(Word part, String name, List<JudgedPokerHand.Award> awards) {
    if (!name.isEmpty() && awards.stream().noneMatch(one -> one.hand().equals(name))) {
      play.fail(
          part,
          "the hand is " + awards.stream().map(JudgedPokerHand.Award::hand).distinct().toList());
    }
  }

  private void cards(Word part, int seat, List<Card> cards) {
    int place = play.seats().place(seat);
    if (place < 0) {
      play.fail(part, "seat " + seat + " was not dealt in");
      return;
    }
    long own = play.hand().felt().layout().own(place);
    for (var card : cards) {
      if ((own & card.bit()) == 0) {
        play.fail(part, "seat " + seat + " does not hold " + card);
      }
    }
  }

  /// `misdeal`: too much went wrong, and the hand is dealt again.
  void misdeal(Word line) {
    if (!play.isMisdealt()) {
      play.fail(line, "the hand is not a misdeal");
    }
  }

  /// `ends 1 $90 2 $110`: what everybody has afterwards.
  void stacks() {
    play.finish();
    var stacks = PokerGame.stacks(play.hand());
    while (!words.atEnd()) {
      var said = words.seatAmount();
      int place = play.seats().place(said.seat());
      if (place < 0 || stacks.at(place) != said.amount().cents()) {
        play.fail(
            said.at(),
            "seat " + said.seat() + " has " + (place < 0 ? "no hand" : money(stacks.at(place))));
      }
    }
  }

  /// `cites HOLDEM-1`: which clauses the hand shows; nothing is compared.
  void cites() {
    while (!words.atEnd()) {
      if (words.ruleIfAny().isEmpty()) {
        throw words.error("a rule id belongs here");
      }
    }
  }
}
