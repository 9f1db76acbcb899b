/// Sessions and names.
@NullMarked
package cardroom.server.guests;

import org.jspecify.annotations.NullMarked;
