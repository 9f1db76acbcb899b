/// Tests.
@NullMarked
package cardroom.server.bots;

import org.jspecify.annotations.NullMarked;
