@NullMarked
package cardroom.houses.notation;

import org.jspecify.annotations.NullMarked;
