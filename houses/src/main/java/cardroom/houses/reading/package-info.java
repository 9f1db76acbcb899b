/// Reading sheets: YAML text into values with their places, every fault reported, none of them
/// fatal.
@NullMarked
package cardroom.houses.reading;

import org.jspecify.annotations.NullMarked;
