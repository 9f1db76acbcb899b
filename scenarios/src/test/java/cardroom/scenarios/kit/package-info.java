/// The kit of the scenarios: rounds and hands in the notation, and one driver for tables.
@NullMarked
package cardroom.scenarios.kit;

import org.jspecify.annotations.NullMarked;
