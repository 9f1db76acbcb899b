/// Basics that several packages share: private files, written completely or not at all, clocks,
/// locks and a cache.
@NullMarked
package cardroom.server.keeping;

import org.jspecify.annotations.NullMarked;
