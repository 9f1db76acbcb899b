/// Tests.
@NullMarked
package cardroom.server.journal;

import org.jspecify.annotations.NullMarked;
