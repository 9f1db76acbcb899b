/// The clauses of Ocean View's poker rule book: what is common, what each game adds, and what is
/// done when something goes wrong.
@NullMarked
package cardroom.games.poker.rules;

import org.jspecify.annotations.NullMarked;
