/// Who is in the room, and the play chips they are given.
///
/// The front door is [cardroom.server.guests.Guests].
@NullMarked
package cardroom.server.guests;

import org.jspecify.annotations.NullMarked;
