package cardroom.notation.phh;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.HandTerms;
import cardroom.games.poker.variant.OddChip;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What a recorded hand begins with, under the sheet `recorded`: no burns, four bets a street,
/// uncapped heads-up, no drop except the recorded one.
final class PhhStart {
  private PhhStart() {}

  static HandStart of(PhhHand hand) {
    return of(hand, false);
  }

  /// For a log, which has every burn in it.
  static HandStart withBurns(PhhHand hand) {
    return of(hand, true);
  }

  private static HandStart of(PhhHand hand, boolean burns) {
    int players = hand.players();
    if (players < 2 || players > 10) {
      throw new PhhError(hand.line(), "expected 2 to 10 players, not " + players);
    }
    // Heads-up the arrays apply reversed: the last player, the button, posts the first blind.
    boolean headsUp = players == 2;
    var antes = headsUp ? hand.antes().reversed() : hand.antes();
    var blinds = posted(hand);
    var posts = live(hand, blinds);
    var dead =
        hand.own().dead().isEmpty() ? AmountsByPlace.zero(players) : amounts(hand.own().dead());
    dead = sum(dead, difference(amounts(blinds), posts));
    // A short ante that is not trimmed still plays for all antes, so they go into the pot at once.
    // So does an ante that only one player pays, the big blind or the button for the whole table.
    boolean trims = hand.anteTrimming() && !antes.contains(0L);
    var trimmed = trims ? amounts(antes) : AmountsByPlace.zero(players);
    var untrimmed = trims ? dead : sum(dead, amounts(antes));
    return new HandStart(
        terms(hand, burns),
        amounts(hand.stacks()),
        trimmed,
        posts,
        untrimmed,
        level(hand, posts),
        opener(hand, amounts(unkilled(hand, blinds))),
        killer(hand),
        hand.own().drop());
  }

  /// The blinds by place. A blind after a player who posted nothing may be a straddle or a post out
  /// of turn, which other records write as negative: it is not a straddle if the first action is
  /// left of the consecutive blinds.
  private static List<Long> posted(PhhHand hand) {
    if (hand.players() == 2) {
      return hand.blinds().reversed();
    }
    var blinds = new ArrayList<>(hand.blinds());
    int next = blinds.getFirst() == 0 ? 1 : 0;
    while (next < blinds.size() && blinds.get(next) > 0) {
      next++;
    }
    boolean isOurs = !hand.own().equals(PhhHand.Own.NOTHING);
    if (!isOurs && PhhAction.firstActor(hand.actions()) == next) {
      blinds.subList(next, blinds.size()).replaceAll(post -> -Math.abs(post));
    }
    return blinds;
  }

  /// A negative blind was posted out of turn, by somebody who comes back: up to the big blind it is
  /// live, and what exceeds it, or a small blind alone, is dead.
  private static AmountsByPlace live(PhhHand hand, List<Long> blinds) {
    long big = hand.minBet() > 0 ? hand.minBet() : Math.max(0, Collections.max(blinds));
    var live = new long[blinds.size()];
    for (int i = 0; i < live.length; i++) {
      long post = Math.abs(blinds.get(i));
      boolean isShort = post < big && hand.stacks().get(i) > post;
      boolean isLate = blinds.get(i) < 0 && big > 0;
      live[i] = isLate ? (isShort ? 0 : Math.min(post, big)) : post;
    }
    return AmountsByPlace.of(live);
  }

  /// What must be called: the largest blind, even if its poster had less.
  private static long level(PhhHand hand, AmountsByPlace posts) {
    long most = posts.max();
    for (int i = 0; i < posts.places(); i++) {
      if (posts.at(i) == most && hand.stacks().get(i) > most) {
        return most;
      }
    }
    return most > 0 ? Math.max(most, hand.minBet()) : 0;
  }

  /// The place that killed with its post before the deal (LOWBALL-5), or -1.
  private static int killer(PhhHand hand) {
    return hand.own().killedBefore() ? hand.own().killer() - 1 : -1;
  }

  /// The blinds without the post of a killer.
  private static List<Long> unkilled(PhhHand hand, List<Long> blinds) {
    int killer = killer(hand);
    var others = new ArrayList<>(blinds);
    if (killer >= 0) {
      others.set(killer, 0L);
    }
    return others;
  }

  private static HandTerms terms(PhhHand hand, boolean burns) {
    var code = PhhCode.of(hand.code(), hand.line());
    long chip = hand.own().chip() > 0 ? hand.own().chip() : hand.whole() ? 100 : 1;
    long least = Math.max(chip, hand.minBet());
    var structure =
        switch (code.betting()) {
          case LIMIT -> limit(hand);
          case SPREAD ->
              new BettingStructure.Spread(least, Math.max(least, hand.maxBet()), chip, false, true);
          case NO_LIMIT -> new BettingStructure.NoLimit(least, 1);
          case POT_LIMIT -> new BettingStructure.PotLimit(least, 1);
        };
    var oddChip = hand.own().oddChipByCard() ? OddChip.BY_HIGHEST_CARD : OddChip.BY_POSITION;
    var dealt = burns ? code.variant() : code.variant().withoutBurns();
    var variant = dealt.oddChip(oddChip);
    var blinds = posted(hand);
    long bigBlind = amounts(unkilled(hand, blinds)).max();
    var terms = HandTerms.usual(variant, structure, bigBlind, hand.bringIn()).chip(chip);
    return PhhReadings.applied(terms.asRecorded(), hand);
  }

  private static BettingStructure limit(PhhHand hand) {
    if (hand.smallBet() <= 0 || hand.bigBet() <= 0) {
      throw new PhhError(
          hand.line(), "variant '" + hand.code() + "': expected small_bet and big_bet");
    }
    return new BettingStructure.Limit(hand.smallBet(), hand.bigBet(), true);
  }

  private static AmountsByPlace amounts(List<Long> list) {
    return AmountsByPlace.of(list.stream().mapToLong(Math::abs).toArray());
  }

  private static AmountsByPlace sum(AmountsByPlace one, AmountsByPlace other) {
    var sum = one.toArray();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += other.at(i);
    }
    return AmountsByPlace.of(sum);
  }

  private static AmountsByPlace difference(AmountsByPlace one, AmountsByPlace other) {
    var rest = one.toArray();
    for (int i = 0; i < rest.length; i++) {
      rest[i] -= other.at(i);
    }
    return AmountsByPlace.of(rest);
  }

  /// Left of the largest blind; where several posted that much, the file shows left of which.
  private static int opener(PhhHand hand, AmountsByPlace all) {
    if (all.max() == 0) {
      return -1;
    }
    int players = hand.players();
    var posts = inTurn(hand, all);
    int first = PhhAction.firstActor(hand.actions());
    int last = 0;
    for (int i = 0; i < players; i++) {
      if (posts.at(i) == posts.max()) {
        if ((i + 1) % players == first) {
          return first;
        }
        last = i;
      }
    }
    return (last + 1) % players;
  }

  /// The blinds that were posted in turn, if there are any.
  private static AmountsByPlace inTurn(PhhHand hand, AmountsByPlace all) {
    var blinds = posted(hand);
    var inTurn = all.toArray();
    for (int i = 0; i < inTurn.length; i++) {
      inTurn[i] = blinds.get(i) < 0 ? 0 : inTurn[i];
    }
    var posts = AmountsByPlace.of(inTurn);
    return posts.max() > 0 ? posts : all;
  }
}
