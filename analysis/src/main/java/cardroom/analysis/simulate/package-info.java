/// Whole tables dealt by the million: seats, bonus bets, a short bank, the action button and the
/// fees, round for round what the plain engine would do.
@NullMarked
package cardroom.analysis.simulate;

import org.jspecify.annotations.NullMarked;
