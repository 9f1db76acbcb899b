/// How events and tables of every poker game are written down.
///
/// The front door is [cardroom.server.codec.poker.PokerCodec].
@NullMarked
package cardroom.server.codec.poker;

import org.jspecify.annotations.NullMarked;
