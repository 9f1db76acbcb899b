/// Tests.
@NullMarked
package cardroom.server.table;

import org.jspecify.annotations.NullMarked;
