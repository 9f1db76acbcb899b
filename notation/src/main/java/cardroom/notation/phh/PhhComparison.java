package cardroom.notation.phh;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/// What the rules make of a hand, compared with what its record says.
///
/// @param end the end of the hand, with what the room took from the pot
/// @param stacks after the hand; unknown stacks stay unknown
record PhhComparison(Hand end, List<Long> stacks, PhhReason reason) {
  /// Rooms known to count the unmatched part of a bet as winnings; decides only where the amounts
  /// fit both ways.
  private static final List<String> COUNTING_UNMATCHED = List.of("PartyPoker");

  /// A hand of our own, every chip of it written down.
  static PhhComparison exactly(PhhHand hand, Hand end) {
    var stacks = known(hand, PokerGame.stacks(end).toArray());
    boolean agrees =
        hand.finishingStacks().filter(said -> !isNear(said, stacks, hand.finer())).isEmpty();
    return new PhhComparison(end, stacks, agrees ? PhhReason.AS_RECORDED : PhhReason.STACKS_DIFFER);
  }

  private static boolean isNear(List<Long> said, List<Long> found, boolean finer) {
    for (int i = 0; i < found.size(); i++) {
      if (Math.abs(said.get(i) - found.get(i)) > (finer ? 1 : 0)) {
        return false;
      }
    }
    return true;
  }

  static PhhComparison of(PhhHand hand, PhhPlay play) {
    boolean isOurs = !hand.own().equals(PhhHand.Own.NOTHING);
    if (isOurs || !(play.end() instanceof Hand.Finished finished)) {
      return exactly(hand, play.end());
    }
    var receipts = new PhhReceipts(hand, won(finished), play.hasUnseen());
    var stacks =
        hand.finishingStacks().map(said -> receipts.find(received(said, finished, receipts)));
    var winnings =
        hand.winnings().filter(PhhShows::isSaid).map(said -> winnings(hand, play, receipts, said));
    return found(hand, play, finished, stacks, winnings);
  }

  /// Stacks and winnings must both agree where both are written.
  private static PhhComparison found(
      PhhHand hand,
      PhhPlay play,
      Hand.Finished finished,
      Optional<PhhReceipts.Finding> stacks,
      Optional<PhhReceipts.Finding> winnings) {
    var wrong =
        stacks
            .filter(found -> !found.reason().agrees())
            .or(() -> winnings.filter(f -> !f.reason().agrees()));
    var gross = PokerGame.stacks(finished).toArray();
    if (wrong.isPresent()) {
      return new PhhComparison(finished, known(hand, gross), wrong.get().reason());
    }
    var said = stacks.or(() -> winnings);
    if (said.isEmpty()) {
      var reason = play.remark().orElse(PhhReason.WINNINGS_UNKNOWN);
      return new PhhComparison(finished, known(hand, gross), reason);
    }
    var rake = said.get().rake();
    var after = new long[gross.length];
    Arrays.setAll(after, i -> gross[i] - rake.at(i));
    long taken = Math.max(0, rake.sum());
    var reason = play.remark().orElse(winnings.or(() -> stacks).get().reason());
    var end = taken == 0 ? finished : finished.dropping(finished.felt().dropped() + taken);
    return new PhhComparison(end, known(hand, after), reason);
  }

  /// Winnings with or without the unmatched part of a bet, whichever explains them.
  private static PhhReceipts.Finding winnings(
      PhhHand hand, PhhPlay play, PhhReceipts receipts, List<Long> said) {
    var returned = play.returned();
    var without = receipts.find(minus(said, _ -> 0));
    if (Arrays.stream(returned).sum() == 0) {
      return without;
    }
    var with = receipts.find(minus(said, place -> returned[place]));
    if (without.reason().agrees() || with.reason().agrees()) {
      boolean isDoubtful = without.reason() == with.reason();
      boolean counts =
          isDoubtful ? COUNTING_UNMATCHED.contains(hand.venue()) : with.reason().agrees();
      return counts ? new PhhReceipts.Finding(PhhReason.UNMATCHED_COUNTED, with.rake()) : without;
    }
    boolean isNamed = with.reason().verdict() == PhhReason.Verdict.CONTRADICTS;
    return without.reason().verdict() == PhhReason.Verdict.DIFFERS && isNamed ? with : without;
  }

  /// What everybody received according to the finishing stacks; nothing where a stack before or
  /// after is unknown.
  private static long[] received(List<Long> said, Hand.Finished finished, PhhReceipts receipts) {
    var received = minus(said, finished.felt().chips()::behind);
    for (int i = 0; i < received.length; i++) {
      boolean isUnknown =
          said.get(i) == PhhAmount.UNKNOWN || receipts.hand().stacks().get(i) == PhhAmount.UNKNOWN;
      received[i] = isUnknown ? receipts.won().at(i) : received[i];
    }
    return received;
  }

  private static long[] minus(List<Long> said, IntToLongFunction part) {
    var rest = new long[said.size()];
    Arrays.setAll(rest, i -> said.get(i) - part.applyAsLong(i));
    return rest;
  }

  /// What each place took from the pots.
  private static AmountsByPlace won(Hand end) {
    var won = new long[end.felt().start().places()];
    for (var outcome : PokerGame.outcomes(end)) {
      won[outcome.place()] += outcome.amount();
    }
    return AmountsByPlace.of(won);
  }

  /// A stack unknown before the hand is unknown after it.
  private static List<Long> known(PhhHand hand, long[] stacks) {
    var known = stacks.clone();
    for (int i = 0; i < known.length; i++) {
      known[i] = hand.stacks().get(i) == PhhAmount.UNKNOWN ? PhhAmount.UNKNOWN : known[i];
    }
    return Arrays.stream(known).boxed().toList();
  }
}
