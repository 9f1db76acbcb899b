package cardroom.analysis.simulate;

/// What blocks of rounds brought, added up in exact integers.
interface BlockTally<T> {

  /// Takes over what another has counted.
  void merge(T other);

  long rounds();
}
