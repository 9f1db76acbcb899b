/// Bots that sit at a table like anybody: they see a View and Choices, and nothing else.
@NullMarked
package cardroom.bots;

import org.jspecify.annotations.NullMarked;
