/// The games as declarations that read like the rule book: [cardroom.games.poker.variant.Variants]
/// names the eleven of the house, [cardroom.games.poker.variant.OtherVariants] a few of other
/// rooms.
@NullMarked
package cardroom.games.poker.variant;

import org.jspecify.annotations.NullMarked;
