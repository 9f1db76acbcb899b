/// Tests.
@NullMarked
package cardroom.server.checkpoint;

import org.jspecify.annotations.NullMarked;
