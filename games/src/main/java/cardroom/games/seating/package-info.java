/// Sitting down, adding chips, sitting out, coming back, taking another seat and leaving: the same
/// events, rulings, movements of chips, words and choices at every table.
@NullMarked
package cardroom.games.seating;

import org.jspecify.annotations.NullMarked;
