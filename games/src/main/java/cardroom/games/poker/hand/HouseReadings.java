package cardroom.games.poker.hand;

/// Readings of the book that a house may choose differently.
///
/// @param openersJacks whether the first raise before the draw needs jacks or better
/// @param feeWhenEarly whether the fee is taken from a hand that ends before its moment
/// @param feeFromButton whether the button pays the fee, not the pot
/// @param misdealFrom how many extra or exposed cards void a deal
/// @param anyActionIsSubstantial whether one action is enough to be substantial
public record HouseReadings(
    boolean openersJacks,
    boolean feeWhenEarly,
    boolean feeFromButton,
    int misdealFrom,
    boolean anyActionIsSubstantial) {

  public static final HouseReadings USUAL = new HouseReadings(false, false, false, 2, false);

  HouseReadings withoutOpeners() {
    return new HouseReadings(
        false, feeWhenEarly, feeFromButton, misdealFrom, anyActionIsSubstantial);
  }
}
