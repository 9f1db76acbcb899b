/// The room is killed in mid-play, again and again.
@NullMarked
package cardroom.trials.crash;

import org.jspecify.annotations.NullMarked;
