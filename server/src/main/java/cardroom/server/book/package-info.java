/// The pocket book for people at a real table: rounds to settle, what went wrong, signs and fees.
/// Every answer is the engine's; here it is only written down.
@NullMarked
package cardroom.server.book;

import org.jspecify.annotations.NullMarked;
