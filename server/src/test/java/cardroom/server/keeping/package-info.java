@NullMarked
package cardroom.server.keeping;

import org.jspecify.annotations.NullMarked;
