/// Recorded hands in the PHH notation: [cardroom.games.poker.phh.Phh] reads them, plays them
/// through the rules of the table, and writes them.
@NullMarked
package cardroom.games.poker.phh;

import org.jspecify.annotations.NullMarked;
