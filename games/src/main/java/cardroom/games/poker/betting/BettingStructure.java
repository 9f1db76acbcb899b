package cardroom.games.poker.betting;

import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.variant.BetSize;

/// How much may be bet or raised: a value, so that the same engine plays them all.
///
/// A raise is counted from the last bet that counts in full, the *base* ([BettingRound#full()]);
/// the *unit* is the least increase in force ([BettingRound#unit()]).
public sealed interface BettingStructure {

  /// The least bet of a street.
  long unit(BetSize bet);

  /// The largest increase over the base; a pot-limit raise also counts the call it contains.
  long most(BettingRound round, long pot, long call);

  /// The step between possible amounts.
  long step(BettingRound round);

  /// Whether an all-in of this increase counts as a bet or raise (POKER-ALLIN-2).
  boolean counts(long increase, long unit);

  /// The least increase after one that counted.
  long unitAfter(BettingRound round, long increase);

  /// Whether the number of raises is limited (POKER-BET-2).
  boolean capped();

  /// Whether the next raise is counted from whatever was bet, short all-ins included.
  boolean baseFloats();

  /// The same with every figure doubled, for a killed pot (LOWBALL-4).
  BettingStructure doubled();

  /// The clause that fixes the sizes.
  PokerRule rule();

  /// The structures of the rule book: raises are counted, and half a bet may count as a whole one
  ///
  sealed interface Capped extends BettingStructure {
    /// Whether half a bet counts as a whole one; otherwise only a full one does.
    boolean halfBet();

    @Override
    default boolean counts(long increase, long unit) {
      return (halfBet() ? 2 * increase : increase) >= unit;
    }

    @Override
    default boolean capped() {
      return true;
    }

    @Override
    default boolean baseFloats() {
      return false;
    }
  }

  /// The structures of other rooms: any number of raises, each at least as large as the one before.
  sealed interface Uncapped extends BettingStructure {
    long least();

    long step();

    @Override
    default long unit(BetSize bet) {
      return least();
    }

    @Override
    default long step(BettingRound round) {
      return step();
    }

    @Override
    default boolean counts(long increase, long unit) {
      return increase >= unit;
    }

    @Override
    default long unitAfter(BettingRound round, long increase) {
      return Math.max(round.unit(), increase);
    }

    @Override
    default boolean capped() {
      return false;
    }

    @Override
    default boolean baseFloats() {
      return true;
    }

    @Override
    default PokerRule rule() {
      return PokerRule.STRUCTURED;
    }
  }

  /// `limit $4-$8`: small and big bet (POKER-BET-1, POKER-BET-3).
  record Limit(long small, long big, boolean halfBet) implements Capped {
    @Override
    public long unit(BetSize bet) {
      return bet == BetSize.SMALL_BET ? small : big;
    }

    @Override
    public long most(BettingRound round, long pot, long call) {
      return round.unitMax();
    }

    @Override
    public long step(BettingRound round) {
      return Math.max(1, round.unitMax() - round.unit());
    }

    @Override
    public long unitAfter(BettingRound round, long increase) {
      return increase >= round.unitMax() ? round.unitMax() : round.unit();
    }

    @Override
    public BettingStructure doubled() {
      return new Limit(2 * small, 2 * big, halfBet);
    }

    @Override
    public PokerRule rule() {
      return PokerRule.STREET_SIZES;
    }
  }

  /// `spread $2-$10`: any whole-dollar bet inside the spread.
  ///
  /// @param raisesLast whether a raise is at least the last bet or raise, not just the least bet
  record Spread(long least, long most, long step, boolean halfBet, boolean raisesLast)
      implements Capped {
    @Override
    public long unit(BetSize bet) {
      return least;
    }

    @Override
    public long most(BettingRound round, long pot, long call) {
      return most;
    }

    @Override
    public long step(BettingRound round) {
      return step;
    }

    @Override
    public long unitAfter(BettingRound round, long increase) {
      return raisesLast ? Math.max(round.unit(), increase) : round.unit();
    }

    @Override
    public BettingStructure doubled() {
      return new Spread(2 * least, 2 * most, step, halfBet, raisesLast);
    }

    @Override
    public PokerRule rule() {
      return PokerRule.SPREAD;
    }
  }

  /// Any amount from the last raise up to all that a player has; played in other rooms.
  record NoLimit(long least, long step) implements Uncapped {
    @Override
    public long most(BettingRound round, long pot, long call) {
      return Long.MAX_VALUE / 4;
    }

    @Override
    public BettingStructure doubled() {
      return new NoLimit(2 * least, step);
    }
  }

  /// As no limit, but a raise is at most what the pot holds after the call; played in other rooms.
  record PotLimit(long least, long step) implements Uncapped {
    @Override
    public long most(BettingRound round, long pot, long call) {
      return pot + call;
    }

    @Override
    public BettingStructure doubled() {
      return new PotLimit(2 * least, step);
    }
  }
}
