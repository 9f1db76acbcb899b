/// What the ledger writes.
@NullMarked
package cardroom.server.ledger;

import org.jspecify.annotations.NullMarked;
