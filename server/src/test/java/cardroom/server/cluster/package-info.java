/// Tests.
@NullMarked
package cardroom.server.cluster;

import org.jspecify.annotations.NullMarked;
