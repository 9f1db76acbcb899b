/// Rebuilds what can be derived from a journal that verifies.
@NullMarked
package cardroom.server.repair;

import org.jspecify.annotations.NullMarked;
