/// Tests.
@NullMarked
package cardroom.server.repair;

import org.jspecify.annotations.NullMarked;
