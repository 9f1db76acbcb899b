/// Checking a room's records.
@NullMarked
package cardroom.app.verify;

import org.jspecify.annotations.NullMarked;
