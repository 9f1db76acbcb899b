@NullMarked
package cardroom.proving.hall;

import org.jspecify.annotations.NullMarked;
