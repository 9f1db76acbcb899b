@NullMarked
package cardroom.proving.load;

import org.jspecify.annotations.NullMarked;
