package cardroom.measure;

import java.util.concurrent.CompletableFuture;

/// Many tables at which something can be done again and again.
interface ActingTables {

  int size();

  /// The next action of one table; true when it is on disk and acknowledged.
  CompletableFuture<Boolean> act(int index);
}
