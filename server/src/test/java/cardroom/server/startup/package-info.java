/// Tests.
@NullMarked
package cardroom.server.startup;

import org.jspecify.annotations.NullMarked;
