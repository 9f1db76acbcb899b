/// The people of a trial: they know the protocol and no game. And those who count the chips after
/// them.
@NullMarked
package cardroom.proving.crowd;

import org.jspecify.annotations.NullMarked;
