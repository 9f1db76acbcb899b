@NullMarked
package cardroom.trials.load;

import org.jspecify.annotations.NullMarked;
