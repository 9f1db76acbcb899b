/// Who is a floor person: the room's floor pass, and the badge it gives for a shift.
@NullMarked
package cardroom.server.floor;

import org.jspecify.annotations.NullMarked;
