/// Whole evenings over the API: many people, several tables, everything a room has to do.
@NullMarked
package cardroom.server.evening;

import org.jspecify.annotations.NullMarked;
