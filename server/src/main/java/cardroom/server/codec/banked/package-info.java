/// How the tables of banked games are written down.
///
/// The front door is [cardroom.server.codec.banked.BankedCodec].
@NullMarked
package cardroom.server.codec.banked;

import org.jspecify.annotations.NullMarked;
