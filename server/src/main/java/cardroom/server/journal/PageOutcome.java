package cardroom.server.journal;

/// What became of a page.
public sealed interface PageOutcome {

  /// It is on disk and stays there.
  record Done() implements PageOutcome {}

  record Not(WriteFailure failure) implements PageOutcome {}
}
