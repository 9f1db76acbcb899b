/// The room is killed in mid-play, again and again.
@NullMarked
package cardroom.proving.crash;

import org.jspecify.annotations.NullMarked;
