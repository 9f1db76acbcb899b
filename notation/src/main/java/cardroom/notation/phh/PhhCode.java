package cardroom.notation.phh;

import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.variant.OtherVariants;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The codes of PHH and those of our own for games it does not know (`docs/phh.md`).
public record PhhCode(String code, Variant variant, Betting betting) {

  /// How the amounts of a file are read.
  public enum Betting {
    /// `small_bet` and `big_bet`.
    LIMIT,
    /// `min_bet` and our `_max_bet`.
    SPREAD,
    /// `min_bet`.
    NO_LIMIT,
    /// `min_bet`.
    POT_LIMIT;

    private String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private static final Map<String, PhhCode> ALL = known();

  /// Every code, the standard ones first.
  public static List<PhhCode> all() {
    return List.copyOf(ALL.values());
  }

  private static Map<String, PhhCode> known() {
    var all = new LinkedHashMap<String, PhhCode>();
    add(all, "FT", Variants.TEXAS_HOLDEM, Betting.LIMIT);
    add(all, "NT", Variants.TEXAS_HOLDEM, Betting.NO_LIMIT);
    add(all, "NS", OtherVariants.SHORT_DECK_HOLDEM, Betting.NO_LIMIT);
    add(all, "PO", Variants.OMAHA, Betting.POT_LIMIT);
    add(all, "FO/8", Variants.OMAHA_HIGH_LOW, Betting.LIMIT);
    add(all, "F7S", Variants.SEVEN_CARD_STUD, Betting.LIMIT);
    add(all, "F7S/8", Variants.SEVEN_CARD_STUD_HIGH_LOW, Betting.LIMIT);
    add(all, "FR", Variants.RAZZ, Betting.LIMIT);
    add(all, "N2L1D", OtherVariants.DEUCE_TO_SEVEN_SINGLE_DRAW, Betting.NO_LIMIT);
    add(all, "F2L3D", OtherVariants.DEUCE_TO_SEVEN_TRIPLE_DRAW, Betting.LIMIT);
    add(all, "FB", OtherVariants.BADUGI, Betting.LIMIT);
    // Our own: PHH has no code for these.
    add(all, "FT/8", Variants.TEXAS_HOLDEM_HIGH_LOW, Betting.LIMIT);
    add(all, "FO", Variants.OMAHA, Betting.LIMIT);
    add(all, "FCP", Variants.CRAZY_PINEAPPLE, Betting.LIMIT);
    add(all, "FCP/8", Variants.CRAZY_PINEAPPLE_HIGH_LOW, Betting.LIMIT);
    add(all, "F5DJ", Variants.DRAW_POKER, Betting.LIMIT);
    add(all, "FLJ", Variants.LOWBALL, Betting.LIMIT);
    add(all, "ST", Variants.TEXAS_HOLDEM, Betting.SPREAD);
    add(all, "S7S", Variants.SEVEN_CARD_STUD, Betting.SPREAD);
    for (var variant : Variants.ALL) {
      if (all.values().stream().noneMatch(known -> known.variant.id().equals(variant.id()))) {
        for (var betting : List.of(Betting.LIMIT, Betting.SPREAD)) {
          var own = own(variant, betting);
          all.put(own.code, own);
        }
      }
    }
    return all;
  }

  /// The code of a game that has no other: `five-card-stud/limit`.
  private static PhhCode own(Variant variant, Betting betting) {
    return new PhhCode(variant.id() + "/" + betting.word(), variant, betting);
  }

  private boolean isLike(PhhCode other) {
    return variant.id().equals(other.variant.id()) && betting == other.betting;
  }

  private static void add(Map<String, PhhCode> all, String code, Variant variant, Betting betting) {
    all.put(code, new PhhCode(code, variant, betting));
  }

  static PhhCode of(String code, int line) {
    var known = ALL.get(code);
    if (known == null) {
      throw new PhhError(
          line,
          "variant '" + code + "' is not known; expected one of " + String.join(" ", ALL.keySet()));
    }
    return known;
  }

  /// The code of a game with that betting.
  static PhhCode of(Variant variant, BettingStructure structure) {
    var betting =
        switch (structure) {
          case BettingStructure.Limit _ -> Betting.LIMIT;
          case BettingStructure.Spread _ -> Betting.SPREAD;
          case BettingStructure.NoLimit _ -> Betting.NO_LIMIT;
          case BettingStructure.PotLimit _ -> Betting.POT_LIMIT;
        };
    var own = own(variant, betting);
    return ALL.values().stream().filter(own::isLike).findFirst().orElse(own);
  }
}
