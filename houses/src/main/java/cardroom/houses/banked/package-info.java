/// What the sheets and signs of all banked games have in common.
@NullMarked
package cardroom.houses.banked;

import org.jspecify.annotations.NullMarked;
