/// Whole tables dealt for millions of rounds: seats, bonus bets, a short bank, the button and the
/// fees, round for round what the plain engine would do.
@NullMarked
package cardroom.analysis.simulate;

import org.jspecify.annotations.NullMarked;
