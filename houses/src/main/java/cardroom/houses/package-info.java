/// The rule sheets of each cardroom, with their loader and validator.
@NullMarked
package cardroom.houses;

import org.jspecify.annotations.NullMarked;
