/// A room on three machines, of which some are killed.
@NullMarked
package cardroom.proving.cluster;

import org.jspecify.annotations.NullMarked;
