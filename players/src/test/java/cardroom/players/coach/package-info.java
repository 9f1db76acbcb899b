@NullMarked
package cardroom.players.coach;

import org.jspecify.annotations.NullMarked;
