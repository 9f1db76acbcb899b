/// Games that people ask for, until enough others do.
///
/// The front door is [cardroom.server.requests.GameRequests].
@NullMarked
package cardroom.server.requests;

import org.jspecify.annotations.NullMarked;
