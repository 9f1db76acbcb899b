package cardroom.analysis.pure215;

/// What to do with a hand, the best first: whatever is not allowed is skipped.
///
/// @param surrenders whether to surrender if the house allows it
/// @param splits whether to split a pair if it may be split again
/// @param doubles whether to double if it may be doubled
/// @param stands whether to stand when none of these applies; otherwise hit
public record Advice(boolean surrenders, boolean splits, boolean doubles, boolean stands) {

  public PlayerOption choose(boolean maySurrender, boolean maySplit, boolean mayDouble) {
    if (surrenders && maySurrender) {
      return PlayerOption.SURRENDER;
    }
    if (splits && maySplit) {
      return PlayerOption.SPLIT;
    }
    if (doubles && mayDouble) {
      return PlayerOption.DOUBLE;
    }
    return stands ? PlayerOption.STAND : PlayerOption.HIT;
  }

  /// `surrender, else stand`; what follows a split is left out, since a pair may be split while
  /// hands are left.
  public String words() {
    var first = choose(true, true, true);
    var second = surrenders ? choose(false, true, true) : choose(false, false, false);
    return first == second || first == PlayerOption.SPLIT
        ? first.word()
        : first.word() + ", else " + second.word();
  }
}
