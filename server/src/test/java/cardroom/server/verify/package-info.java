/// Tests.
@NullMarked
package cardroom.server.verify;

import org.jspecify.annotations.NullMarked;
