/// Rebuilds what follows from a journal that verifies.
@NullMarked
package cardroom.server.repair;

import org.jspecify.annotations.NullMarked;
