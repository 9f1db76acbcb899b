/// How a room is doing, and what its operator must see to.
@NullMarked
package cardroom.server.health;

import org.jspecify.annotations.NullMarked;
