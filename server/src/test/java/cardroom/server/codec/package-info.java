/// Tests.
@NullMarked
package cardroom.server.codec;

import org.jspecify.annotations.NullMarked;
