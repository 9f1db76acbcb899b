/// Tests.
@NullMarked
package cardroom.server.poker;

import org.jspecify.annotations.NullMarked;
