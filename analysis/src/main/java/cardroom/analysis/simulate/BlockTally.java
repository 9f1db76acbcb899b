package cardroom.analysis.simulate;

/// The results of blocks of rounds, added up in exact integers.
interface BlockTally<T> {

  /// Adds what another has counted.
  void merge(T other);

  long rounds();
}
