/// The independent checker. It shares the rules of the games and the codecs with the room, but no
/// other code of the room: it reads the records its own way and plays them again.
///
/// The front door is [cardroom.server.verify.Verifier].
@NullMarked
package cardroom.server.verify;

import org.jspecify.annotations.NullMarked;
