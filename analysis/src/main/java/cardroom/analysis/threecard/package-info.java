/// What Three Card Poker is worth under a sheet: exact fractions for every wager, and when to play.
///
/// [ThreeCardAnalysis] is the front door.
@NullMarked
package cardroom.analysis.threecard;

import org.jspecify.annotations.NullMarked;
