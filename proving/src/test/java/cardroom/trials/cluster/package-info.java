@NullMarked
package cardroom.trials.cluster;

import org.jspecify.annotations.NullMarked;
