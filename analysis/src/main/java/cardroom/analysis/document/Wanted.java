package cardroom.analysis.document;

/// What is asked for beyond the usual figures.
public record Wanted(boolean distribution, boolean removal) {}
