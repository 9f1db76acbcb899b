/// How events and tables are written down as JSON, explicitly.
///
/// The front door is [cardroom.server.codec.GameCodec].
@NullMarked
package cardroom.server.codec;

import org.jspecify.annotations.NullMarked;
