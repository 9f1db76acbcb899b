/// What a poker hand is worth against others when no more is bet: exact where all cards to come can
/// be tried, sampled where there are too many. `docs/equity.md` says what may be asked.
@NullMarked
package cardroom.analysis.equity;

import org.jspecify.annotations.NullMarked;
