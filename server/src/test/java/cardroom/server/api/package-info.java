/// Tests of the doors, from outside.
@NullMarked
package cardroom.server.api;

import org.jspecify.annotations.NullMarked;
