package cardroom.analysis.document;

/// What is asked for beyond the usual figures.
///
/// @param splits how many split rounds to measure the treatment of splits on; 0 for none
public record WantedFigures(boolean distribution, boolean removal, int splits) {

  public WantedFigures(boolean distribution, boolean removal) {
    this(distribution, removal, 0);
  }
}
