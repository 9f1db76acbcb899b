/// The double-entry ledger: which account each chip is in.
///
/// The front door is [cardroom.server.ledger.AccountName].
@NullMarked
package cardroom.server.ledger;

import org.jspecify.annotations.NullMarked;
