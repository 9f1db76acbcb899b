package cardroom.analysis.document;

/// What is asked for beyond the usual figures.
///
/// @param splits split rounds to measure the treatment of splits on, none where nobody asks
public record Wanted(boolean distribution, boolean removal, int splits) {

  public Wanted(boolean distribution, boolean removal) {
    this(distribution, removal, 0);
  }
}
