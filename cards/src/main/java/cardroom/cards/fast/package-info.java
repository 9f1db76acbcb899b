/// The rankings by look-up, for engines and analysis: a hand is a sum of [CardKeys], and a sum is
/// an index into a table. Strengths are those of `cardroom.cards.ranking`, whose plain rankings are
/// the specification; *places* are the same order as small numbers from 1 up, quicker to compare.
/// Nothing is allocated for a hand. Tables are made when first used, from a few kilobytes of stored
/// row offsets.
@NullMarked
package cardroom.cards.fast;

import org.jspecify.annotations.NullMarked;
