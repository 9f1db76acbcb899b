/// Clauses: every ruling, outcome and fee names one.
@NullMarked
package cardroom.games.rules;

import org.jspecify.annotations.NullMarked;
