/// Tests of the API, from outside.
@NullMarked
package cardroom.server.api;

import org.jspecify.annotations.NullMarked;
