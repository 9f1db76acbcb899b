/// The double-entry ledger: in which account each chip lies.
///
/// The front door is [cardroom.server.ledger.AccountName].
@NullMarked
package cardroom.server.ledger;

import org.jspecify.annotations.NullMarked;
