/// Tests.
@NullMarked
package cardroom.server.premises;

import org.jspecify.annotations.NullMarked;
