/// Shoes in an order nobody knows, sealed before the first card is dealt.
///
/// The front door is [cardroom.server.shoe.SealedShoe].
@NullMarked
package cardroom.server.shoe;

import org.jspecify.annotations.NullMarked;
