/// Tests.
@NullMarked
package cardroom.server.codec.poker;

import org.jspecify.annotations.NullMarked;
