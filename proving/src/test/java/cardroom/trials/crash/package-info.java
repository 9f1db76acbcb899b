@NullMarked
package cardroom.trials.crash;

import org.jspecify.annotations.NullMarked;
