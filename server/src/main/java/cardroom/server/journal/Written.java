package cardroom.server.journal;

/// What became of a page.
public sealed interface Written {

  /// It is on disk and stays there.
  record Done() implements Written {}

  record Not(WriteFailure failure) implements Written {}
}
