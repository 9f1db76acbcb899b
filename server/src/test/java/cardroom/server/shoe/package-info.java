/// Tests.
@NullMarked
package cardroom.server.shoe;

import org.jspecify.annotations.NullMarked;
