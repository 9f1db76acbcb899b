/// The past: rounds, their stories, and statements of accounts.
///
/// The front door is [cardroom.server.history.History].
@NullMarked
package cardroom.server.history;

import org.jspecify.annotations.NullMarked;
