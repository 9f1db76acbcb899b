package cardroom.games.poker.betting;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The state of one betting round: what must be matched, who still has to act, who bet last.
///
/// Not a record: every action makes a new round, and four sets of places in fields of their own
/// would be four more objects each time. With them Hold'em played 10 and 18 % fewer hands a second
/// in two runs on a busy machine; so the sets are kept as bits here and handed out as [PlaceSet].
public final class BettingRound {
  private final long level;
  private final long full;
  private final long unit;
  private final long unitMax;
  private final int bets;
  private final int toActBits;
  private final int actedBits;
  private final int answeredBits;
  private final int checkedBits;
  private final int leader;
  private final int aggressor;
  private final long callers;
  private final boolean completes;

  private BettingRound(
      long level,
      long full,
      long unit,
      long unitMax,
      int bets,
      PlaceSet toAct,
      PlaceSet acted,
      PlaceSet answered,
      PlaceSet checked,
      int leader,
      int aggressor,
      long callers,
      boolean completes) {
    this.level = level;
    this.full = full;
    this.unit = unit;
    this.unitMax = unitMax;
    this.bets = bets;
    this.toActBits = toAct.bits();
    this.actedBits = acted.bits();
    this.answeredBits = answered.bits();
    this.checkedBits = checked.bits();
    this.leader = leader;
    this.aggressor = aggressor;
    this.callers = callers;
    this.completes = completes;
  }

  /// What a place must have in to stay.
  public long level() {
    return level;
  }

  /// The last bet or raise that counted in full; a raise is counted from here.
  public long full() {
    return full;
  }

  /// The least increase in force.
  public long unit() {
    return unit;
  }

  /// The largest size of a structured bet here: above [#unit] with an open pair (STUD-4).
  public long unitMax() {
    return unitMax;
  }

  /// Bets and raises so far, the big blind included.
  public int bets() {
    return bets;
  }

  /// The places that still have to act.
  public PlaceSet toAct() {
    return new PlaceSet(toActBits);
  }

  /// The places that have acted.
  public PlaceSet acted() {
    return new PlaceSet(actedBits);
  }

  /// Those of them that have acted since the last bet that counted.
  public PlaceSet answered() {
    return new PlaceSet(answeredBits);
  }

  /// The places that have checked.
  public PlaceSet checked() {
    return new PlaceSet(checkedBits);
  }

  /// The place that acted first.
  public int leader() {
    return leader;
  }

  /// The last place that bet or raised, or -1.
  public int aggressor() {
    return aggressor;
  }

  /// Who called the present bet, in order: four bits each, place + 1, the last lowest.
  public long callers() {
    return callers;
  }

  /// Whether a short first bet may be completed to a full one.
  public boolean completes() {
    return completes;
  }

  /// A round in which nobody has put anything in.
  public static BettingRound fresh(
      long unit, long unitMax, PlaceSet toAct, int leader, boolean completes) {
    var nobody = PlaceSet.NONE;
    return new BettingRound(
        0, 0, unit, unitMax, 0, toAct, nobody, nobody, nobody, leader, -1, 0, completes);
  }

  /// A round opened by blinds.
  ///
  /// @param bets 1: the big one counts as the bet; 0 as other rooms count
  public static BettingRound blinds(long level, long unit, int bets, PlaceSet toAct, int leader) {
    var nobody = PlaceSet.NONE;
    return new BettingRound(
        level, level, unit, unit, bets, toAct, nobody, nobody, nobody, leader, -1, 0, false);
  }

  /// What a place must still put in to call.
  public long call(ChipsInPlay chips, int place) {
    return Math.min(level - chips.in(place), chips.behind(place));
  }

  /// The place is in by checking.
  public BettingRound check(int place) {
    return acted(place, checked().with(place), callers);
  }

  /// The place called what was bet, or as much of it as it could.
  public BettingRound called(int place) {
    return acted(place, checked(), callers << 4 | (place + 1));
  }

  public BettingRound folded(int place) {
    return acted(place, checked(), callers);
  }

  private BettingRound acted(int place, PlaceSet nextChecked, long nextCallers) {
    return new BettingRound(
        level,
        full,
        unit,
        unitMax,
        bets,
        toAct().without(place),
        acted().with(place),
        answered().with(place),
        nextChecked,
        leader,
        aggressor,
        nextCallers,
        completes);
  }

  /// Only these places still have to act.
  public BettingRound only(PlaceSet places) {
    if (toAct().minus(places).isEmpty()) {
      return this;
    }
    return new BettingRound(
        level,
        full,
        unit,
        unitMax,
        bets,
        toAct().and(places),
        acted(),
        answered(),
        checked(),
        leader,
        aggressor,
        callers,
        completes);
  }

  /// The forced opening of a stud round: to be matched, but not yet a bet.
  public BettingRound broughtIn(
      BettingStructure structure, int place, long amount, PlaceSet others) {
    boolean isBase = !(structure instanceof BettingStructure.Limit);
    return new BettingRound(
        amount,
        isBase ? amount : 0,
        unit,
        unitMax,
        0,
        others,
        acted().with(place),
        answered().with(place),
        checked(),
        leader,
        -1,
        0,
        completes);
  }

  /// The place bet or raised to that total; the others have to answer it.
  public BettingRound bet(BettingStructure structure, int place, long to, PlaceSet others) {
    long increase = to - full;
    boolean counts = structure.counts(increase, unit);
    boolean isBase = counts || structure.baseFloats();
    return new BettingRound(
        to,
        isBase ? to : full,
        counts ? structure.unitAfter(this, increase) : unit,
        unitMax,
        counts ? bets + 1 : bets,
        others,
        acted().with(place),
        counts ? PlaceSet.of(place) : answered().with(place),
        checked(),
        leader,
        place,
        0,
        completes);
  }

  /// The same round led by another of the places whose showing cards tie.
  public BettingRound ledBy(int place) {
    return new BettingRound(
        level,
        full,
        unit,
        unitMax,
        bets,
        toAct(),
        acted(),
        answered(),
        checked(),
        place,
        aggressor,
        callers,
        completes);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BettingRound that
        && level == that.level
        && full == that.full
        && unit == that.unit
        && unitMax == that.unitMax
        && bets == that.bets
        && toActBits == that.toActBits
        && actedBits == that.actedBits
        && answeredBits == that.answeredBits
        && checkedBits == that.checkedBits
        && leader == that.leader
        && aggressor == that.aggressor
        && callers == that.callers
        && completes == that.completes;
  }

  @Override
  public int hashCode() {
    return Objects.hash(level, full, bets, toActBits, actedBits, checkedBits, aggressor);
  }

  @Override
  public String toString() {
    return "level %d, bets %d, to act %s".formatted(level, bets, toAct());
  }
}
