/// Tests.
@NullMarked
package cardroom.server.backup;

import org.jspecify.annotations.NullMarked;
