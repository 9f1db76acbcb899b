package cardroom.server.shelf;

/// The games that can be opened here. The room knows no rule of any of them.
public interface Shelf {

  /// The rules that a table opened so is played by; an [IllegalArgumentException] says in a
  /// sentence what is not to be had.
  Engine<?> engine(Opening opening);
}
