/// Tests.
@NullMarked
package cardroom.server.codec.banked;

import org.jspecify.annotations.NullMarked;
