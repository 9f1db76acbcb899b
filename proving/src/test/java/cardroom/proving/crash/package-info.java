@NullMarked
package cardroom.proving.crash;

import org.jspecify.annotations.NullMarked;
