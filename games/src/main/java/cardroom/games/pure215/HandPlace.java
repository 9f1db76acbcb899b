package cardroom.games.pure215;

/// One hand of one circle, by their places in the order of play.
record HandPlace(int box, int hand) {}
