package cardroom.houses.banked;

import static cardroom.houses.reading.ValueKinds.word;

import cardroom.games.money.Rounding;
import cardroom.houses.reading.ValueKind;

/// How payouts that do not divide into cents are rounded.
public final class PayoutRounding {

  public static final ValueKind<Rounding> KIND =
      word("exact", Rounding.EXACT)
          .or("down-to-unit", Rounding.DOWN)
          .or("nearest", Rounding.NEAREST);

  private PayoutRounding() {}
}
