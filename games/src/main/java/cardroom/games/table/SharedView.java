package cardroom.games.table;

/// A table as it stands, for all who look at it: what everybody sees alike is made once.
public interface SharedView {

  /// What that person may see.
  View view(Viewer viewer);

  /// Everything that person may do now.
  Choices choices(Viewer viewer);
}
