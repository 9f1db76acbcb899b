/// Whole evenings through the doors: many people, several tables, all that a room is asked for.
@NullMarked
package cardroom.server.evening;

import org.jspecify.annotations.NullMarked;
