/// A deliberately odd game, known to the tests alone: one seat, one draw, one amount. It goes
/// through room, journal, recovery and protocol without a line about it anywhere else.
@NullMarked
package cardroom.server.odd;

import org.jspecify.annotations.NullMarked;
