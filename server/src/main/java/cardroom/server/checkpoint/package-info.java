/// Checkpoints: what the whole journal says at a moment, signed with a key that may live apart from
/// the records, so that whoever keeps one outside sees when the records were rewritten, cut or
/// rolled back (Contract 16).
@NullMarked
package cardroom.server.checkpoint;

import org.jspecify.annotations.NullMarked;
