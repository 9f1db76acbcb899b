/// The people of a trial, who know the protocol but no game, and the audit that counts the chips
/// afterwards.
@NullMarked
package cardroom.proving.crowd;

import org.jspecify.annotations.NullMarked;
