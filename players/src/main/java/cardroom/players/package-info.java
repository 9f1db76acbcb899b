/// Bots that sit at a table like anybody: they see a View and Choices, and nothing else.
@NullMarked
package cardroom.players;

import org.jspecify.annotations.NullMarked;
