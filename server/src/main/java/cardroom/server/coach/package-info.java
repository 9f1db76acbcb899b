/// The coach at the tables of a room: asked for by a person, answered from what that person sees.
@NullMarked
package cardroom.server.coach;

import org.jspecify.annotations.NullMarked;
