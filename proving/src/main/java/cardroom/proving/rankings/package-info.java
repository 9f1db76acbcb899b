/// The fast rankings against the plain ones, on every hand there is.
@NullMarked
package cardroom.proving.rankings;

import org.jspecify.annotations.NullMarked;
