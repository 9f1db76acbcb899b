@NullMarked
package cardroom.bots.coach;

import org.jspecify.annotations.NullMarked;
