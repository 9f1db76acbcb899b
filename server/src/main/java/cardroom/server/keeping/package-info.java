/// What is kept: files that only their owner may read, written whole or not at all, and what was
/// used lately.
@NullMarked
package cardroom.server.keeping;

import org.jspecify.annotations.NullMarked;
