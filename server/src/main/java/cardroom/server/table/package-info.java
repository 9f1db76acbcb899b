/// Live tables: one actor each, a shell around the rules.
///
/// The front door is [cardroom.server.table.Tables].
@NullMarked
package cardroom.server.table;

import org.jspecify.annotations.NullMarked;
