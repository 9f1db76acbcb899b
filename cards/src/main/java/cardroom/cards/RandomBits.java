package cardroom.cards;

/// A source of random bits, given from outside: operating-system entropy for a live table, a seeded
/// generator for a simulation, a written list for a test. Nothing in this module generates its own
/// randomness.
@FunctionalInterface
public interface RandomBits {
  /// The next `bits` bits, 1 to 63 of them, as a number from 0 up to 2^bits - 1; every value is
  /// equally likely and independent of all earlier ones.
  long next(int bits);
}
