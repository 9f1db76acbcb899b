@NullMarked
package cardroom.proving.cluster;

import org.jspecify.annotations.NullMarked;
