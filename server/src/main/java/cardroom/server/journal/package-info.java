/// The room's records: what happened at each table and which chips it moved, in one transaction.
///
/// The front door is [cardroom.server.journal.Journal].
@NullMarked
package cardroom.server.journal;

import org.jspecify.annotations.NullMarked;
