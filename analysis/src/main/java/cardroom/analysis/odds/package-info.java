/// Exact chances, and what a wager with a pay table is worth.
@NullMarked
package cardroom.analysis.odds;

import org.jspecify.annotations.NullMarked;
