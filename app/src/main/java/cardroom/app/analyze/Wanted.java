package cardroom.app.analyze;

/// What is asked for beyond the usual figures.
record Wanted(boolean distribution, boolean removal) {}
