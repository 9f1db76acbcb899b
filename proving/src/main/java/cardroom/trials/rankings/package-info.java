/// The fast rankings against the plain ones, on every hand there is.
@NullMarked
package cardroom.trials.rankings;

import org.jspecify.annotations.NullMarked;
