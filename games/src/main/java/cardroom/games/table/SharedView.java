package cardroom.games.table;

/// A table in its present state, for all who look at it: what is the same for everybody is built
/// once.
public interface SharedView {

  /// What that person may see.
  View view(Viewer viewer);

  /// Everything that person may do now.
  Choices choices(Viewer viewer);
}
