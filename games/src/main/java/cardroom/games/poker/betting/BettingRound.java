package cardroom.games.poker.betting;

/// The state of one betting round: what must be matched, who still has to act, who bet last.
///
/// @param level what a place must have in to stay
/// @param full the last bet or raise that counted in full; a raise is counted from here
/// @param unit the least increase in force
/// @param unitMax the largest size of a structured bet here: above `unit` with an open pair
///   (STUD-4)
/// @param bets bets and raises so far, the big blind included
/// @param toAct the places that still have to act
/// @param acted the places that have acted
/// @param answered those of them that have acted since the last bet that counted
/// @param checked the places that have checked
/// @param leader the place that acted first
/// @param aggressor the last place that bet or raised, or -1
/// @param callers who called the present bet, in order: four bits each, place + 1, the last lowest
/// @param completes whether a short first bet may be completed to a full one
public record BettingRound(
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

  /// The place whose turn it is, given who acted last.
  public int next(int last) {
    return toAct.clockwiseAfter(last);
  }

  public boolean isOver() {
    return toAct.isEmpty();
  }

  /// What a place must still put in to call.
  public long call(ChipsInPlay chips, int place) {
    return Math.min(level - chips.in(place), chips.behind(place));
  }

  /// The place is in by checking.
  public BettingRound check(int place) {
    return acted(place, checked.with(place), callers);
  }

  /// The place called what was bet, or as much of it as it could.
  public BettingRound called(int place) {
    return acted(place, checked, callers << 4 | (place + 1));
  }

  public BettingRound folded(int place) {
    return acted(place, checked, callers);
  }

  private BettingRound acted(int place, PlaceSet nextChecked, long nextCallers) {
    return new BettingRound(
        level,
        full,
        unit,
        unitMax,
        bets,
        toAct.without(place),
        acted.with(place),
        answered.with(place),
        nextChecked,
        leader,
        aggressor,
        nextCallers,
        completes);
  }

  /// Only these places still have to act.
  public BettingRound only(PlaceSet places) {
    if (toAct.minus(places).isEmpty()) {
      return this;
    }
    return new BettingRound(
        level,
        full,
        unit,
        unitMax,
        bets,
        toAct.and(places),
        acted,
        answered,
        checked,
        leader,
        aggressor,
        callers,
        completes);
  }

  /// The forced opening of a stud round: to be matched, but no bet yet.
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
        acted.with(place),
        answered.with(place),
        checked,
        leader,
        -1,
        0,
        completes);
  }

  /// A killed pot: its double blind is the bet now (LOWBALL-4).
  public BettingRound killed(long amount, long newUnit) {
    return new BettingRound(
        amount, amount, newUnit, newUnit, 1, toAct, acted, answered, checked, leader, aggressor,
        callers, completes);
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
        acted.with(place),
        counts ? PlaceSet.of(place) : answered.with(place),
        checked,
        leader,
        place,
        0,
        completes);
  }

  /// The same round led by another of the places whose showing cards tie.
  public BettingRound ledBy(int place) {
    return new BettingRound(
        level, full, unit, unitMax, bets, toAct, acted, answered, checked, place, aggressor,
        callers, completes);
  }
}
